import { and, asc, eq, gte, inArray, isNull, lt } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../kernel/db/types';
import type { Platform } from '../../../kernel/platform';
import {
  clientSeedOf,
  drawShoe,
  readRound,
  type Round,
  writeMark,
  firstRoundOfSheet,
  ROUNDS_PER_SHEET,
  timesOf,
} from '@perya/game-engines/baccarat';
import { baccaratRound, baccaratSlip } from './schema';

/** The longest time that storing a bet placed in time can take. */
const LATE_MS = 10_000;
const SWEPT_AFTER_MS = 24 * 3_600_000;

/** The number of recent rounds to cache; each is a few numbers. */
const KEPT_ROUNDS = 20_000;

const cacheOf = new WeakMap<Platform, LRUCache<string, Round>>();

function kept(platform: Platform): LRUCache<string, Round> {
  const found = cacheOf.get(platform);
  if (found !== undefined) return found;
  const cache = new LRUCache<string, Round>({ max: KEPT_ROUNDS });
  cacheOf.set(platform, cache);
  return cache;
}

/** Clears the cache: after the sandbox's reset, the seeds are different. */
export const forgetRounds = (platform: Platform): void => {
  cacheOf.delete(platform);
};

/**
 * The server seed of a round is derived from the installation's secret. This way tables deal on schedule
 * without storing anything, and no one can choose a seed afterwards to a player's disadvantage.
 */
export const serverSeedOf = ({ secrets }: Platform, gameId: string, round: number): string =>
  secrets.keyFor(`baccarat:${gameId}:${round}`).toString('hex');

/**
 * Closes a round permanently and derives its client seed from the players' own seeds. A bet that is still
 * being placed holds the row's lock, so it's either included in the seed or rejected.
 */
async function closeRound(db: Db, gameId: string, round: number): Promise<string> {
  return db.transaction(async (tx) => {
    const row = await lockRound(tx, gameId, round);
    if (row.clientSeed !== null) return row.clientSeed;
    const slips = await tx
      .select({ clientSeed: baccaratSlip.clientSeed })
      .from(baccaratSlip)
      .where(and(eq(baccaratSlip.gameId, gameId), eq(baccaratSlip.round, round)))
      .orderBy(asc(baccaratSlip.id));
    const clientSeed = await clientSeedOf(
      gameId,
      round,
      slips.map((slip) => slip.clientSeed),
    );
    await tx
      .update(baccaratRound)
      .set({ clientSeed })
      .where(and(eq(baccaratRound.gameId, gameId), eq(baccaratRound.round, round)));
    return clientSeed;
  });
}

/** Returns the row of a round, creating it if needed, locked until the transaction ends. */
export async function lockRound(tx: Db, gameId: string, round: number) {
  await tx.insert(baccaratRound).values({ gameId, round }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(baccaratRound)
    .where(and(eq(baccaratRound.gameId, gameId), eq(baccaratRound.round, round)))
    .for('update');
  if (row === undefined) throw new Error('The database did not keep a round.');
  return row;
}

/** The cards of a closed round. */
export async function dealtRound(
  platform: Platform,
  gameId: string,
  round: number,
): Promise<Round> {
  const key = `${gameId}:${round}`;
  const known = kept(platform).get(key);
  if (known !== undefined) return known;
  const clientSeed = await closeRound(platform.db, gameId, round);
  return deal(platform, { gameId, round, clientSeed });
}

/** Draws a round from its seeds, ignoring and updating the cache. */
export function deal(
  platform: Platform,
  { gameId, round, clientSeed }: { gameId: string; round: number; clientSeed: string },
): Round {
  const serverSeed = serverSeedOf(platform, gameId, round);
  const dealt = readRound(drawShoe({ serverSeed, clientSeed, nonce: round }));
  kept(platform).set(`${gameId}:${round}`, dealt);
  return dealt;
}

/** The earlier rounds on the same sheet, one letter each. */
export async function sheetBefore(
  platform: Platform,
  gameId: string,
  round: number,
): Promise<string> {
  const from = firstRoundOfSheet(round);
  const missing: number[] = [];
  for (let one = from; one < round; one += 1) {
    if (!kept(platform).has(`${gameId}:${one}`)) missing.push(one);
  }
  if (missing.length > 0) await readRounds(platform, gameId, missing);
  let sheet = '';
  for (let one = from; one < round; one += 1) {
    sheet += writeMark(await dealtRound(platform, gameId, one));
  }
  return sheet;
}

async function readRounds(platform: Platform, gameId: string, rounds: readonly number[]) {
  const rows = await platform.db
    .select()
    .from(baccaratRound)
    .where(and(eq(baccaratRound.gameId, gameId), inArray(baccaratRound.round, [...rounds])));
  const known = new Map(rows.map((row) => [row.round, row.clientSeed]));
  const now = platform.clock.now().getTime();
  for (const round of rounds) {
    // A round without a row had no bets, unless it closed so recently that a bet may still be in progress.
    const isLongOver = timesOf(gameId, round).closesAt + LATE_MS < now;
    const clientSeed =
      known.get(round) ??
      (known.has(round) || !isLongOver
        ? await closeRound(platform.db, gameId, round)
        : await clientSeedOf(gameId, round, []));
    deal(platform, { gameId, round, clientSeed });
  }
}

/** Rounds with unpaid bets that are over. */
export async function roundsToSettle(
  db: Db,
  now: Date,
): Promise<{ gameId: string; round: number }[]> {
  const open = await db
    .select({ gameId: baccaratRound.gameId, round: baccaratRound.round })
    .from(baccaratRound)
    .where(isNull(baccaratRound.settledAt));
  return open.filter(({ gameId, round }) => timesOf(gameId, round).resultAt <= now.getTime());
}

/** Deletes rounds that no sheet needs any more. Bets remain in the record and in the fair rounds. */
export async function sweepRounds(db: Db, now: Date): Promise<void> {
  const old = await db
    .selectDistinct({ gameId: baccaratRound.gameId })
    .from(baccaratRound)
    .where(lt(baccaratRound.settledAt, new Date(now.getTime() - SWEPT_AFTER_MS)));
  for (const { gameId } of old) {
    const before = timesOf(gameId, 0);
    const last = Math.floor(
      (now.getTime() - SWEPT_AFTER_MS - before.opensAt) / (before.endsAt - before.opensAt),
    );
    const isOld = (table: typeof baccaratRound | typeof baccaratSlip) =>
      and(eq(table.gameId, gameId), lt(table.round, last - ROUNDS_PER_SHEET), gte(table.round, 0));
    await db.delete(baccaratSlip).where(isOld(baccaratSlip));
    await db.delete(baccaratRound).where(isOld(baccaratRound));
  }
}
