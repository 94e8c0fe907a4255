import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import type { Player } from '../play/sessions';
import type { WireTicket } from '@perya/game-engines/sports';
import { sportsLeg, sportsTicket } from './schema';
import { wireTicket } from './wire';

const SHOWN = { open: 50, settled: 20 } as const;

/** A player's tickets on a book: open ones and recently settled ones, newest first. */
export async function ticketsOf(
  db: Db,
  player: Player,
): Promise<{ open: WireTicket[]; settled: WireTicket[] }> {
  return {
    open: await readTickets(db, player, isNull(sportsTicket.settledAt), SHOWN.open),
    settled: await readTickets(db, player, isNotNull(sportsTicket.settledAt), SHOWN.settled),
  };
}

/** One of a player's tickets. */
export async function ticketOf(db: Db, player: Player, id: string): Promise<WireTicket> {
  const [ticket] = await readTickets(db, player, eq(sportsTicket.id, id), 1);
  if (ticket === undefined) throw new Error('A ticket that was just taken is not there.');
  return ticket;
}

async function readTickets(
  db: Db,
  { member, game, mode }: Player,
  which: SQL | undefined,
  count: number,
): Promise<WireTicket[]> {
  const tickets = await db
    .select()
    .from(sportsTicket)
    .where(
      and(
        eq(sportsTicket.memberId, member.id),
        eq(sportsTicket.gameId, game.id),
        eq(sportsTicket.mode, mode),
        which,
      ),
    )
    .orderBy(desc(sportsTicket.placedAt), desc(sportsTicket.id))
    .limit(count);
  if (tickets.length === 0) return [];
  const legs = await db
    .select()
    .from(sportsLeg)
    .where(
      inArray(
        sportsLeg.ticketId,
        tickets.map(({ id }) => id),
      ),
    )
    .orderBy(asc(sportsLeg.place));
  return tickets.map((ticket) =>
    wireTicket(
      ticket,
      legs.filter(({ ticketId }) => ticketId === ticket.id),
    ),
  );
}
