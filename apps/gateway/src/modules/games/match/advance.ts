import { clientSeedOf } from '@perya/game-engines/play-api';
import { platformActionOf, type PlayedAction } from '@perya/game-engines/match';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import type { Platform } from '../../../kernel/platform';
import { DOWN_MS, GRACE_MS, TURN_MS, WAIT_MS } from './clock';
import { match, matchSeat } from './schema';
import { settleMatch } from './settle';
import { dueAtOf, lockMatch, matchTable, platformRoleOf, type MatchTable } from './table';

/** When a match deals by itself. */
export const startsAtOf = ({ createdAt }: MatchTable['row']): number =>
  createdAt.getTime() + WAIT_MS;

/** Deals, acts for house players and for members whose time is up, and pays, as far as it's due. */
export async function advance(
  tx: Db,
  platform: Platform,
  table: MatchTable,
  at: Date,
): Promise<MatchTable> {
  if (table.row.settledAt !== null) return table;
  if (table.play === null) {
    const isFull = table.members.length === table.row.seats;
    const isDue = isFull || at.getTime() >= startsAtOf(table.row);
    return isDue ? deal(tx, platform, table, at) : table;
  }
  const { state } = table.play;
  const due = table.rules.actorsOf(state).find((seat) => at.getTime() >= actsAtOf(table, seat));
  if (due === undefined) return table;
  const role = platformRoleOf(table, due);
  // The platform was down: the turn starts again, so that a restart costs nobody anything.
  if (role === 'platform' && at.getTime() > actsAtOf(table, due) + DOWN_MS) {
    return changed(tx, platform, table, { turnSince: at });
  }
  const next =
    role === 'platform'
      ? await playLateTurn(tx, platform, table, { seat: due, at })
      : await playFor(tx, platform, table, { seat: due, by: role, at });
  return advance(tx, platform, next, at);
}

/** Plays the whole turn of a member whose time is up. */
async function playLateTurn(
  tx: Db,
  platform: Platform,
  table: MatchTable,
  { seat, at }: { seat: number; at: Date },
): Promise<MatchTable> {
  const next = await playFor(tx, platform, table, { seat, by: 'platform', at });
  const isSameTurn =
    dueAtOf(next, seat) !== null && turnOf(next) === turnOf(table) && next.row.settledAt === null;
  return isSameTurn ? playLateTurn(tx, platform, next, { seat, at }) : next;
}

const turnOf = ({ rules, play: dealt }: MatchTable): number | null =>
  dealt && rules.turnOf(dealt.state);

/** Decides for a seat, by what it may see. */
function playFor(
  tx: Db,
  platform: Platform,
  table: MatchTable,
  { seat, by, at }: { seat: number; by: Exclude<PlayedAction['by'], 'member'>; at: Date },
): Promise<MatchTable> {
  const { rules, play: dealt } = table;
  if (dealt === null) throw new Error(`Match ${table.row.id} has no cards.`);
  const action = platformActionOf(rules, by, rules.viewOf(dealt.state, seat));
  if (action === undefined) throw new Error(`Match ${table.row.id} has no action for ${seat}.`);
  return play(tx, platform, table, { seat, action, by, at });
}

/** When the platform acts for a seat; never if it isn't the seat's turn. */
const actsAtOf = (table: MatchTable, seat: number): number =>
  (dueAtOf(table, seat) ?? Infinity) + (platformRoleOf(table, seat) === 'platform' ? GRACE_MS : 0);

/** Takes the members' seeds, and deals. Nobody can join or leave any more. */
async function deal(tx: Db, platform: Platform, table: MatchTable, at: Date): Promise<MatchTable> {
  const { row, members } = table;
  const seeds = members.map(({ clientSeed }) => clientSeed);
  const clientSeed = await clientSeedOf(row.gameId, row.id, seeds);
  return changed(tx, platform, table, { clientSeed, turnSince: at, actedAt: at });
}

/**
 * Plays an action, and pays if it was the last one.
 *
 * @throws RangeError if the action isn't possible now.
 */
export async function play(
  tx: Db,
  platform: Platform,
  table: MatchTable,
  { at, ...action }: PlayedAction & { at: Date },
): Promise<MatchTable> {
  const { row, rules, play: before } = table;
  if (before === null) throw new RangeError('The match has not started.');
  const { seat } = action;
  const state = rules.act(before.state, seat, action.action);
  const isSameTurn = rules.turnOf(state) === rules.turnOf(before.state);
  const isDone = !isSameTurn || !rules.actorsOf(state).includes(seat);
  if (isDone || action.by === 'platform') await chargeBank(tx, table, action, at);
  const actions = [...row.actions, action];
  const next = await changed(tx, platform, table, {
    actions,
    actedAt: at,
    ...(!isSameTurn && { turnSince: at }),
  });
  const points = rules.pointsOf(state);
  return points === undefined ? next : settleMatch(tx, platform, next, points, at);
}

/** Takes what a member used beyond the time of a turn from the time bank; all of it if the time was up. */
async function chargeBank(
  tx: Db,
  { row, members }: MatchTable,
  { seat, by }: PlayedAction,
  at: Date,
): Promise<void> {
  const owner = members.find((one) => one.seat === seat);
  if (owner === undefined) return;
  const over = Math.max(0, at.getTime() - row.turnSince.getTime() - TURN_MS);
  const left = by === 'platform' ? 0 : Math.max(0, owner.bankMs - over);
  if (left === owner.bankMs) return;
  await tx
    .update(matchSeat)
    .set({ bankMs: left })
    .where(and(eq(matchSeat.matchId, row.id), eq(matchSeat.seat, seat)));
}

/** Stores changes of a match, and when the platform acts next. */
async function changed(
  tx: Db,
  platform: Platform,
  { row }: MatchTable,
  changes: Partial<MatchTable['row']>,
): Promise<MatchTable> {
  const table = await matchTable(tx, platform, { ...row, ...changes });
  const nextAt = nextAtOf(table);
  await tx
    .update(match)
    .set({ ...changes, nextAt })
    .where(eq(match.id, row.id));
  return { ...table, row: { ...table.row, nextAt } };
}

/** When the platform deals or acts next; null once the match is over. */
export function nextAtOf(table: MatchTable): Date | null {
  const { row, rules, play: dealt } = table;
  if (dealt === null) return new Date(startsAtOf(row));
  const times = rules.actorsOf(dealt.state).map((seat) => actsAtOf(table, seat));
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** Advances the matches of all players, for a job. */
export async function advanceMatches(platform: Platform): Promise<void> {
  const { db, clock, log } = platform;
  const due = await db
    .select({ id: match.id })
    .from(match)
    .where(lte(match.nextAt, clock.now()))
    .orderBy(asc(match.nextAt));
  for (const { id } of due) {
    // A match that can't be played on must not block the others.
    await advanceMatch(platform, id).catch((err: unknown) =>
      log.error({ err, matchId: id }, 'advancing a match failed'),
    );
  }
}

/** Advances a match, as far as it's due. */
export const advanceMatch = (platform: Platform, id: string): Promise<void> =>
  platform.db.transaction(async (tx) => {
    const table = await lockMatch(tx, platform, id);
    if (table !== undefined) await advance(tx, platform, table, platform.clock.now());
  });
