import { and, asc, eq, gte, inArray, isNull, lt } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../kernel/db/types';
import type { Platform } from '../../../kernel/platform';
import type { FairDraw } from '@perya/rules/fairness';
import { firstRoundOfSheet, ROUNDS_PER_SHEET } from '@perya/game-engines/live-table';
import { clientSeedOf } from '@perya/game-engines/play-api';
import { gameListOf } from '../game-list/gameList';
import { tableRound, tableSlip } from './schema';
import { isTable, rulesOf, type TableRef } from './tables';

/** The longest time that storing a bet placed in time can take. */
const LATE_MS = 10_000;
const SWEPT_AFTER_MS = 24 * 3_600_000;

/** The number of recent rounds to cache; each is a few numbers. */
const KEPT_ROUNDS = 20_000;

/** A round whose bets are closed for good. */
export interface DealtRound {
  round: number;
  clientSeed: string;
  outcome: readonly number[];
}

const cacheOf = new WeakMap<Platform, LRUCache<string, DealtRound>>();

function kept(platform: Platform): LRUCache<string, DealtRound> {
  const found = cacheOf.get(platform);
  if (found !== undefined) return found;
  const cache = new LRUCache<string, DealtRound>({ max: KEPT_ROUNDS });
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
export const serverSeedOf = (
  { secrets }: Platform,
  { id, engine }: TableRef,
  round: number,
): string => secrets.keyFor(`${engine}:${id}:${round}`).toString('hex');

/** What a round is drawn from. */
export const drawOf = (
  platform: Platform,
  game: TableRef,
  { round, clientSeed }: Pick<DealtRound, 'round' | 'clientSeed'>,
): FairDraw => ({ serverSeed: serverSeedOf(platform, game, round), clientSeed, nonce: round });

/**
 * Closes a round permanently and derives its client seed from the players' own seeds. A bet that is still
 * being placed holds the row's lock, so it's either included in the seed or rejected. The lock is kept until
 * the transaction ends.
 */
export async function closeRound(
  tx: Db,
  platform: Platform,
  game: TableRef,
  round: number,
): Promise<DealtRound> {
  const gameId = game.id;
  const row = await lockRound(tx, gameId, round);
  let { clientSeed } = row;
  if (clientSeed === null) {
    const slips = await tx
      .select({ clientSeed: tableSlip.clientSeed })
      .from(tableSlip)
      .where(and(eq(tableSlip.gameId, gameId), eq(tableSlip.round, round)))
      .orderBy(asc(tableSlip.id));
    clientSeed = await clientSeedOf(
      gameId,
      round,
      slips.map((slip) => slip.clientSeed),
    );
    await tx
      .update(tableRound)
      .set({ clientSeed })
      .where(and(eq(tableRound.gameId, gameId), eq(tableRound.round, round)));
  }
  return drawRound(platform, game, { round, clientSeed });
}

/** Returns the row of a round, creating it if needed, locked until the transaction ends. */
export async function lockRound(tx: Db, gameId: string, round: number) {
  await tx.insert(tableRound).values({ gameId, round }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(tableRound)
    .where(and(eq(tableRound.gameId, gameId), eq(tableRound.round, round)))
    .for('update');
  if (row === undefined) throw new Error('The database did not keep a round.');
  return row;
}

/** A round whose betting is over; closes it if that hasn't happened yet. */
export async function dealtRound(
  platform: Platform,
  game: TableRef,
  round: number,
): Promise<DealtRound> {
  return (
    kept(platform).get(`${game.id}:${round}`) ??
    (await platform.db.transaction((tx) => closeRound(tx, platform, game, round)))
  );
}

/** Draws a round from its seeds, ignoring and updating the cache. */
function drawRound(
  platform: Platform,
  game: TableRef,
  seeds: Pick<DealtRound, 'round' | 'clientSeed'>,
): DealtRound {
  const outcome = rulesOf(game).draw(drawOf(platform, game, seeds));
  const dealt = { ...seeds, outcome };
  kept(platform).set(`${game.id}:${seeds.round}`, dealt);
  return dealt;
}

/** The earlier rounds of a table's history, one letter each. */
export async function sheetBefore(
  platform: Platform,
  game: TableRef,
  round: number,
): Promise<string> {
  const { history, markOf } = rulesOf(game);
  const from = history === 'sheet' ? firstRoundOfSheet(round) : round - ROUNDS_PER_SHEET;
  const missing: number[] = [];
  for (let one = from; one < round; one += 1) {
    if (!kept(platform).has(`${game.id}:${one}`)) missing.push(one);
  }
  if (missing.length > 0) await readRounds(platform, game, missing);
  let sheet = '';
  for (let one = from; one < round; one += 1) {
    sheet += markOf((await dealtRound(platform, game, one)).outcome);
  }
  return sheet;
}

async function readRounds(
  platform: Platform,
  game: TableRef,
  rounds: readonly number[],
): Promise<void> {
  const rows = await platform.db
    .select()
    .from(tableRound)
    .where(and(eq(tableRound.gameId, game.id), inArray(tableRound.round, [...rounds])));
  const known = new Map(rows.map((row) => [row.round, row.clientSeed]));
  const now = platform.clock.now().getTime();
  const { schedule } = rulesOf(game).table;
  for (const round of rounds) {
    // A round without a row had no bets, unless it closed so recently that a bet may still be in progress.
    const isLongOver = schedule.timesOf(game.id, round).closesAt + LATE_MS < now;
    const isOpen = known.has(round) || !isLongOver;
    const clientSeed = known.get(round) ?? (isOpen ? null : await clientSeedOf(game.id, round, []));
    if (clientSeed === null) await dealtRound(platform, game, round);
    else drawRound(platform, game, { round, clientSeed });
  }
}

interface OpenRound {
  gameId: string;
  round: number;
}

/** Rounds with unpaid bets that are over. A round of an unknown game counts as over. */
export async function roundsToSettle(platform: Platform): Promise<OpenRound[]> {
  const open = await platform.db
    .select({ gameId: tableRound.gameId, round: tableRound.round })
    .from(tableRound)
    .where(isNull(tableRound.settledAt));
  const gameList = await gameListOf(platform);
  const now = platform.clock.now().getTime();
  return open.filter(({ gameId, round }) => {
    const game = gameList.game(gameId);
    if (game === undefined || !isTable(game)) return true;
    return rulesOf(game).table.schedule.timesOf(gameId, round).resultAt <= now;
  });
}

/** Deletes rounds that no history needs any more. Bets remain in the record and in the fair rounds. */
export async function sweepRounds(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const sweptBefore = clock.now().getTime() - SWEPT_AFTER_MS;
  const old = await db
    .selectDistinct({ gameId: tableRound.gameId })
    .from(tableRound)
    .where(lt(tableRound.settledAt, new Date(sweptBefore)));
  const gameList = await gameListOf(platform);
  for (const { gameId } of old) {
    const game = gameList.game(gameId);
    if (game === undefined || !isTable(game)) continue;
    const last = rulesOf(game).table.schedule.roundAt(gameId, sweptBefore).round;
    const isOld = (table: typeof tableRound | typeof tableSlip) =>
      and(eq(table.gameId, gameId), lt(table.round, last - ROUNDS_PER_SHEET), gte(table.round, 0));
    await db.delete(tableSlip).where(isOld(tableSlip));
    await db.delete(tableRound).where(isOld(tableRound));
  }
}
