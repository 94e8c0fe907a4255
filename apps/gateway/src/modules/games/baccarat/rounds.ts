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
  sheetOf,
  SHEET,
  timesOf,
} from '@perya/game-engines/baccarat';
import { baccaratRound, baccaratSlip } from './schema';

/** No bet that was sent in time takes longer to be kept. */
const LATE_MS = 10_000;
const SWEPT_AFTER_MS = 24 * 3_600_000;

/** Rounds that were read lately; each is a few numbers. */
const KEPT_ROUNDS = 20_000;

const cacheOf = new WeakMap<Platform, LRUCache<string, Round>>();

function kept(platform: Platform): LRUCache<string, Round> {
  const found = cacheOf.get(platform);
  if (found !== undefined) return found;
  const cache = new LRUCache<string, Round>({ max: KEPT_ROUNDS });
  cacheOf.set(platform, cache);
  return cache;
}

/** After the sandbox's reset the seeds are others. */
export const forgetRounds = (platform: Platform): void => {
  cacheOf.delete(platform);
};

/**
 * The server's seed of a round follows from the installation's secret: tables deal by the clock without
 * writing anything down, and no seed can be chosen to somebody's disadvantage afterwards.
 */
export const serverSeedOf = ({ secrets }: Platform, gameId: string, round: number): string =>
  secrets.keyFor(`baccarat:${gameId}:${round}`).toString('hex');

/**
 * Closes a round for good and makes its client seed of the bettors' own. A bet that is still being placed
 * holds the row's lock, so that it is either in the seed or refused.
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

/** The row of a round, made if need be, locked until the transaction ends. */
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

/** A round that is closed, as it is dealt. */
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

/** Draws a round by its seeds, whatever was thought of it before. */
export function deal(
  platform: Platform,
  { gameId, round, clientSeed }: { gameId: string; round: number; clientSeed: string },
): Round {
  const serverSeed = serverSeedOf(platform, gameId, round);
  const dealt = readRound(drawShoe({ serverSeed, clientSeed, nonce: round }));
  kept(platform).set(`${gameId}:${round}`, dealt);
  return dealt;
}

/** The rounds of the sheet before this one, one letter each. */
export async function sheetBefore(
  platform: Platform,
  gameId: string,
  round: number,
): Promise<string> {
  const from = sheetOf(round);
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
    // Nobody bet on a round that left no row; only one just closed may still be getting a bet.
    const isLongOver = timesOf(gameId, round).closesAt + LATE_MS < now;
    const clientSeed =
      known.get(round) ??
      (known.has(round) || !isLongOver
        ? await closeRound(platform.db, gameId, round)
        : await clientSeedOf(gameId, round, []));
    deal(platform, { gameId, round, clientSeed });
  }
}

/** Rounds with bets that are over and not paid. */
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

/** Drops what no sheet needs any more; bets stay in the record and among the fair rounds. */
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
      and(eq(table.gameId, gameId), lt(table.round, last - SHEET), gte(table.round, 0));
    await db.delete(baccaratSlip).where(isOld(baccaratSlip));
    await db.delete(baccaratRound).where(isOld(baccaratRound));
  }
}
