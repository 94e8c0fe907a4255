import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { notify } from '../../../messaging';
import type { Db } from '../../../../kernel/db/types';
import { member } from '../../../identity';
import { mutex } from '../../../../kernel/jobs/mutex';
import type { Platform } from '../../../../kernel/platform';
import { freeSpinGame } from '../../../games';
import { givePrize, type PrizeGift } from '../prizes/give';
import type { PrizeSpec } from '../prizes/prize';
import { tournament, tournamentEntry } from './schema';
import { wholeLadder, type LadderEntry, type Season } from './ladder';
import { makeSeasons } from './seasons';
import { prizeOf, seriesOf } from './series';
import type { Job } from '../../../../kernel/jobs/jobs';

const LOOK_MS = 5_000;
/** The delay after the end, by which bets settled at the last moment are written. */
const REST_MS = 5_000;

/** Creates the seasons that are due, and settles those that are over. */
export const checkTournaments = mutex(async (platform) => {
  const { brand, db, clock } = platform;
  const { activities, timeZone, currency } = brand.current;
  if (activities.tournaments.enabled) {
    await makeSeasons(db, { now: clock.now(), timeZone, currency });
  }
  // One at a time, each in a transaction of its own.
  // oxlint-disable-next-line no-await-in-loop
  while (await settleNext(platform));
});

/** Settles a tournament that's over; returns false if there's none. */
async function settleNext(platform: Platform): Promise<boolean> {
  const { db, clock, log, brand } = platform;
  const now = clock.now();
  const { turnoverMultiple, freeSpins } = brand.current.activities;
  // Before the transaction, because the game list is read on its own connection.
  const terms = { turnoverMultiple, spins: freeSpins, game: await freeSpinGame(platform), at: now };
  const settled = await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(tournament)
      .where(
        and(
          isNull(tournament.settledAt),
          lte(tournament.endsAt, new Date(now.getTime() - REST_MS)),
        ),
      )
      .orderBy(asc(tournament.endsAt), asc(tournament.id))
      .limit(1)
      // Another gateway may be settling it.
      .for('update', { skipLocked: true });
    if (row === undefined) return undefined;
    const series = seriesOf(row.series);
    const winners = series === undefined ? [] : await settleSeason(tx, { row, series }, terms);
    await tx.update(tournament).set({ settledAt: now }).where(eq(tournament.id, row.id));
    return { id: row.id, winners };
  });
  if (settled === undefined) return false;
  const { id, winners } = settled;
  log.info({ tournament: id, winners: winners.length }, 'settled a tournament');
  for (const memberId of winners) {
    notify(platform, memberId, { type: 'balance' });
    notify(platform, memberId, { type: 'points' });
  }
  return true;
}

type PrizeTerms = Pick<PrizeGift, 'turnoverMultiple' | 'spins' | 'game' | 'at'>;

/** Stores the places and pays the prizes; returns the ids of the winners. */
export async function settleSeason(tx: Db, season: Season, terms: PrizeTerms): Promise<number[]> {
  const { row, series } = season;
  const won: { place: LadderEntry; prize: PrizeSpec }[] = [];
  for (const place of await wholeLadder(tx, season)) {
    const { memberId, rank, score } = place;
    const prize = prizeOf(series, rank) ?? null;
    await tx
      .update(tournamentEntry)
      .set({ place: rank, score, prize })
      .where(and(eq(tournamentEntry.tournamentId, row.id), eq(tournamentEntry.memberId, memberId)));
    if (prize !== null) won.push({ place, prize });
  }
  for (const { place, prize } of won.toSorted(inOrderOfLocks)) {
    const { memberId } = place;
    await givePrize(tx, {
      ...terms,
      prize,
      memberId,
      currency: row.currency,
      source: 'tournament',
      sourceId: `${row.id}:${memberId}`,
      note: series.title,
      language: await languageOf(tx, place),
    });
  }
  return won.map(({ place }) => place.memberId);
}

/** Points before money, each by member id: all code that takes these locks uses this order. */
const inOrderOfLocks = (
  one: { place: LadderEntry; prize: PrizeSpec },
  other: { place: LadderEntry; prize: PrizeSpec },
) =>
  Number(one.prize.type !== 'POINTS') - Number(other.prize.type !== 'POINTS') ||
  one.place.memberId - other.place.memberId;

async function languageOf(tx: Db, { memberId }: LadderEntry): Promise<string> {
  const [row] = await tx
    .select({ language: member.language })
    .from(member)
    .where(eq(member.id, memberId));
  return row?.language ?? 'EN';
}

export const tournamentJob: Job = {
  name: 'look at tournaments',
  everyMs: LOOK_MS,
  run: checkTournaments,
};
