import { asc, eq, inArray } from 'drizzle-orm';
import { game as gameTable, stakesOf, freeSpinGrant } from '../../games';
import { DEMO_MEMBERS, member } from '../../identity';
import type { SeedContext } from '../../../kernel/seed/seed';
import { tournament, tournamentEntry } from './tournaments/schema';
import { makeSeasons } from './tournaments/seasons';
import { seriesOf } from './tournaments/series';
import { settleSeason } from './tournaments/settle';
import { giveTickets } from './wheel/tickets';

const DAY_MS = 86_400_000;
/** The position of the slot for the demo's open free spins, which nobody opens by chance. */
const SEEDED_SLOT = 12;

/** Wheel tickets, by account. */
const TICKETS: Readonly<Record<string, number>> = { juan01: 2, vip001: 3 };
/** Members who took part in the past tournaments, besides the crowd. */
const NAMED = ['juan01', 'vip001', 'maria03'];

/** The tournaments that run now, and the next ones. Nobody has joined. */
export const seedTournamentSeasons = ({ db, now, brand }: SeedContext): Promise<void> =>
  makeSeasons(db, { now, timeZone: brand.timeZone, currency: brand.currency });

/** Tournaments of the last seasons with their ladders, wheel tickets, and free spins in each state. */
export async function seedActivities(context: SeedContext): Promise<void> {
  const { db, now, brand } = context;
  const { timeZone, currency } = brand;
  const rows = await db
    .select({ id: member.id, account: member.account })
    .from(member)
    .where(inArray(member.account, [...DEMO_MEMBERS, ...NAMED]));
  const ids = new Map(rows.map(({ id, account }) => [account, id]));
  await makeSeasons(db, { now, timeZone, currency, shifts: [-1] });
  await seedTournaments(context, ids);
  const tickets = Object.entries(TICKETS).flatMap(([account, count]) => {
    const memberId = ids.get(account);
    if (memberId === undefined) return [];
    return Array.from({ length: count }, (_, index) => ({
      memberId,
      source: 'OPERATOR' as const,
      sourceId: `seed-${index}`,
    }));
  });
  await giveTickets(db, tickets, now);
  await seedFreeSpins(context, ids.get('juan01'));
}

/**
 * The crowd joins the running tournaments. The named members only joined past ones, which are settled:
 * balances that the documentation states mustn't change by themselves.
 */
async function seedTournaments(
  { db, now, brand }: SeedContext,
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const seasons = await db.select().from(tournament).orderBy(asc(tournament.endsAt));
  for (const row of seasons.filter(({ startsAt }) => startsAt <= now)) {
    const series = seriesOf(row.series);
    if (series === undefined) continue;
    const isOver = row.endsAt <= now;
    const entries = [...ids]
      .filter(([account]) => isOver || !NAMED.includes(account))
      .map(([, memberId]) => ({ tournamentId: row.id, memberId, joinedAt: row.startsAt }));
    if (entries.length > 0) await db.insert(tournamentEntry).values(entries);
    if (!isOver) continue;
    // Past tournaments are settled without prizes, so the demo ledger is complete without them.
    const unpaid = { ...series, prizes: [] };
    await settleSeason(
      db,
      { row, series: unpaid },
      { ...brand.activities, spins: brand.activities.freeSpins, game: undefined, at: now },
    );
    await db.update(tournament).set({ settledAt: row.endsAt }).where(eq(tournament.id, row.id));
  }
}

/** Free spins that are open, used and expired. */
async function seedFreeSpins({ db, now, profile }: SeedContext, memberId: number | undefined) {
  const slots = await db
    .select()
    .from(gameTable)
    .where(eq(gameTable.engine, 'slot'))
    .orderBy(asc(gameTable.rank))
    .limit(SEEDED_SLOT);
  const slot = slots.at(-1);
  if (memberId === undefined || slot === undefined) return;
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const common = {
    memberId,
    gameId: slot.id,
    currency: 'PHP',
    stake: stakesOf(slot)[0] ?? 1n,
    turnoverMultiple: 1,
    source: 'OPERATOR' as const,
  };
  const grants = [
    { spins: 5, spinsLeft: 0, sourceId: 'seed-used', createdAt: at(-20), expiresAt: at(-13) },
    { spins: 10, spinsLeft: 4, sourceId: 'seed-lost', createdAt: at(-12), expiresAt: at(-5) },
    // Tests start without open free spins, which would replace rounds that they pay for.
    ...(profile === 'small'
      ? []
      : [
          { spins: 10, spinsLeft: 10, sourceId: 'seed-open', createdAt: at(-1), expiresAt: at(13) },
        ]),
  ];
  await db.insert(freeSpinGrant).values(grants.map((grant) => ({ ...common, ...grant })));
}
