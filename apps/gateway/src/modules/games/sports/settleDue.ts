import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../../kernel/db/types';
import type { Platform } from '../../../kernel/platform';
import { settleBet } from '../play/bets';
import type { GameWalletOwner } from '../play/gameWallet';
import { insertRound } from '../play/rounds';
import { fairSeed } from '../play/schema';
import { keepSharedSeed } from '../play/seeds';
import {
  momentOf,
  fixtureOf,
  type LegDetails,
  outcomeOfLeg,
  settle,
} from '@perya/game-engines/sports';
import { courseOf, type ServerCourse } from './courses';
import { sportsLeg, sportsTicket } from './schema';

type Leg = typeof sportsLeg.$inferSelect;
type Ticket = typeof sportsTicket.$inferSelect;

/** Tickets settled per run; the rest is processed in the next one. */
const AT_ONCE = 200;

const running = new WeakMap<Platform, Promise<void>>();

/** Settles everything that is over. Concurrent callers share one run. */
export function settleDue(platform: Platform): Promise<void> {
  const mine = running.get(platform) ?? settleAll(platform).finally(() => running.delete(platform));
  running.set(platform, mine);
  return mine;
}

async function settleAll(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const due = await platform.db
    .selectDistinct({ id: sportsLeg.ticketId })
    .from(sportsLeg)
    .where(and(eq(sportsLeg.outcome, 'open'), lte(sportsLeg.endsAt, now)))
    .limit(AT_ONCE);
  for (const { id } of due) {
    try {
      await platform.db.transaction((tx) => settleTicket(tx, platform, id, now));
    } catch (err) {
      // A ticket that can't be settled must not block the others.
      platform.log.error({ err, ticket: id }, 'settling a ticket failed');
    }
  }
}

/** Reads the results that are due, and pays the ticket once no remaining selection can change it. */
async function settleTicket(tx: Db, platform: Platform, id: string, at: Date): Promise<void> {
  // The lock serializes two gateways on one database; selections read by the first one are no longer open.
  const [ticket] = await tx
    .select()
    .from(sportsTicket)
    .where(eq(sportsTicket.id, id))
    .for('update');
  if (ticket === undefined) return;
  const legs = await tx
    .select()
    .from(sportsLeg)
    .where(eq(sportsLeg.ticketId, id))
    .orderBy(asc(sportsLeg.place));
  const read: Leg[] = [];
  for (const leg of legs) {
    read.push(leg.outcome === 'open' && leg.endsAt <= at ? await endLeg(tx, platform, leg) : leg);
  }
  const payout = ticket.settledAt === null ? settle(ticket.stake, read) : undefined;
  if (payout !== undefined) await payTicket(tx, ticket, payout, at);
  const ended = read.filter(({ outcome }, place) => outcome !== legs[place]?.outcome);
  await insertRounds(tx, platform, { ticket, ended, payout: payout ?? 0n, at });
}

async function endLeg(tx: Db, platform: Platform, leg: Leg): Promise<Leg> {
  const course = await courseFor(platform, leg);
  const over = momentOf(course, course.endsAt);
  const chance = over.chances(leg.market)?.[leg.selection];
  const outcome = outcomeOfLeg(chance ?? { win: 0, push: 1 });
  const ended = { outcome, score: over.score };
  await tx
    .update(sportsLeg)
    .set(ended)
    .where(and(eq(sportsLeg.ticketId, leg.ticketId), eq(sportsLeg.place, leg.place)));
  return { ...leg, ...ended };
}

async function payTicket(tx: Db, ticket: Ticket, payout: bigint, at: Date): Promise<void> {
  const owner: GameWalletOwner = {
    mode: ticket.mode,
    member: { id: ticket.memberId, currency: ticket.currency },
    game: { id: ticket.gameId, name: ticket.gameName },
  };
  const ref = { betId: ticket.betId, roundId: ticket.id };
  await settleBet(tx, owner, ref, {
    payout,
    at,
    // A fully refunded ticket has risked nothing.
    ...(payout === ticket.stake ? { turnover: 0n } : {}),
  });
  await tx
    .update(sportsTicket)
    .set({ payout, settledAt: at })
    .where(and(eq(sportsTicket.id, ticket.id), isNull(sportsTicket.settledAt)));
}

interface Ended {
  ticket: Ticket;
  ended: readonly Leg[];
  payout: bigint;
  at: Date;
}

/** Stores a round per finished selection, so that the record and the player's page can verify it. */
async function insertRounds(
  tx: Db,
  platform: Platform,
  { ticket, ended, payout, at }: Ended,
): Promise<void> {
  for (const [number, leg] of ended.entries()) {
    const course = await courseFor(platform, leg);
    const { sport, sides } = course.fixture;
    const { eventId: event, market, selection, outcome, place } = leg;
    const details: LegDetails = { event, market, selection, outcome, sport, sides };
    await insertRound(
      tx,
      { member: { id: ticket.memberId }, game: { id: ticket.gameId }, mode: ticket.mode },
      {
        id: randomUUID(),
        betId: ticket.betId,
        model: `sports-${sport}`,
        draw: { seedId: await seedOf(tx, course, at), nonce: 0 },
        outcome: leg.score ?? [],
        isShared: true,
        details,
        at,
        // A ticket has one stake and one payout, regardless of the number of events.
        stake: place === 0 ? ticket.stake : 0n,
        settled: { payout: number === 0 ? payout : 0n },
      },
    );
  }
}

/** The event's seed pair, which is revealed when it ends and shared by all tickets on it. */
async function seedOf(tx: Db, course: ServerCourse, at: Date): Promise<number> {
  const { fixture, serverSeed } = course;
  const [known] = await tx
    .select({ id: fairSeed.id })
    .from(fairSeed)
    .where(and(eq(fairSeed.gameId, fixture.id), isNull(fairSeed.memberId)));
  if (known !== undefined) return known.id;
  return keepSharedSeed(tx, { gameId: fixture.id, serverSeed, clientSeed: fixture.id, at });
}

function courseFor(platform: Platform, { eventId }: Leg): Promise<ServerCourse> {
  const fixture = fixtureOf(eventId);
  if (fixture === undefined) throw new Error(`No event of the timetable is called ${eventId}.`);
  return courseOf(platform, fixture);
}
