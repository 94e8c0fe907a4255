import { replayMatch, type MatchRules } from '@perya/game-engines/match';
import type { FairDraw } from '@perya/rules/fairness';
import { and, asc, desc, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../kernel/db/types';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Platform } from '../../../kernel/platform';
import { member } from '../../identity';
import { AWAY_TURN_MS, HOUSE_PACE_MS, TURN_MS } from './clock';
import type { Player } from '../play/sessions';
import { rulesOf } from './matches';
import { match, matchSeat } from './schema';

export type MatchRow = typeof match.$inferSelect;
/** A member's seat, with the member's account name. */
export type SeatRow = typeof matchSeat.$inferSelect & { account: string };

/** A match with its members, and its state once the cards are dealt. */
export interface MatchTable {
  readonly row: MatchRow;
  readonly rules: MatchRules;
  /** In order of seats; seats without a member are missing. */
  readonly members: readonly SeatRow[];
  /** Null while the match waits for players. */
  readonly play: MatchPlay | null;
}

/** The cards of a match, and its state after all actions. */
interface MatchPlay {
  readonly draw: FairDraw;
  readonly outcome: readonly number[];
  readonly state: unknown;
}

/** The members of a match, in order of seats. */
async function membersOf(db: Db, matchId: string): Promise<SeatRow[]> {
  const rows = await db
    .select({ seat: matchSeat, account: member.account })
    .from(matchSeat)
    .innerJoin(member, eq(member.id, matchSeat.memberId))
    .where(eq(matchSeat.matchId, matchId))
    .orderBy(asc(matchSeat.seat));
  return rows.map(({ seat, account }) => ({ ...seat, account }));
}

/** A match with all of its members. */
export async function matchTable(db: Db, platform: Platform, row: MatchRow): Promise<MatchTable> {
  const rules = rulesOf(row);
  return { row, rules, members: await membersOf(db, row.id), play: playOf(platform, rules, row) };
}

/** A match, locked until the transaction ends; undefined if there is none. */
export async function lockMatch(
  tx: Db,
  platform: Platform,
  id: string,
): Promise<MatchTable | undefined> {
  const [row] = await tx.select().from(match).where(eq(match.id, id)).for('update');
  return row && matchTable(tx, platform, row);
}

/**
 * A match of the player's open game and mode, locked until the transaction ends, with the player's seat. Play
 * money and real money never meet: a match of the other mode is unknown, too.
 *
 * @throws Rejection `UNKNOWN_ROUND`
 */
export async function lockOwnMatch(
  tx: Db,
  platform: Platform,
  { member: me, game, mode }: Pick<Player, 'member' | 'game' | 'mode'>,
  id: string,
): Promise<{ table: MatchTable; seat: SeatRow }> {
  const table = await lockMatch(tx, platform, id);
  const seat = table?.members.find(
    (one) => one.memberId === me.id && one.gameId === game.id && one.mode === mode,
  );
  if (table === undefined || seat === undefined) {
    throw new Rejection(404, 'UNKNOWN_ROUND', 'not_found');
  }
  return { table, seat };
}

/** A member's last match of a game. */
export async function lastMatch(
  db: Db,
  { memberId, gameId, mode }: Pick<SeatRow, 'memberId' | 'gameId' | 'mode'>,
): Promise<MatchRow | undefined> {
  const [found] = await db
    .select({ row: match })
    .from(matchSeat)
    .innerJoin(match, eq(match.id, matchSeat.matchId))
    .where(
      and(eq(matchSeat.memberId, memberId), eq(matchSeat.gameId, gameId), eq(matchSeat.mode, mode)),
    )
    .orderBy(desc(matchSeat.joinedAt))
    .limit(1);
  return found?.row;
}

/** The server seed is derived from the installation's secret: nothing that decides a match is stored before it ends. */
export const serverSeedOf = (
  { secrets }: Platform,
  { id, gameId }: Pick<MatchRow, 'id' | 'gameId'>,
) => secrets.keyFor(`match:${gameId}:${id}`).toString('hex');

/** Matches whose state is kept, so that it isn't replayed for every read. */
const KEPT_MATCHES = 2_000;
const cacheOf = new WeakMap<Platform, LRUCache<string, { played: string; play: MatchPlay }>>();

/** Clears the cache: after the sandbox's reset, the seeds are different. */
export const forgetMatches = (platform: Platform): void => {
  cacheOf.delete(platform);
};

function playOf(
  platform: Platform,
  rules: MatchRules,
  { id, gameId, seats, clientSeed, actions }: MatchRow,
): MatchPlay | null {
  if (clientSeed === null) return null;
  const cache = cacheOf.get(platform) ?? new LRUCache({ max: KEPT_MATCHES });
  cacheOf.set(platform, cache);
  const key = `${gameId}:${id}:${clientSeed}`;
  const known = cache.get(key);
  // Not only their number: a transaction that was rolled back may have played others.
  const played = JSON.stringify(actions);
  if (known?.played === played) return known.play;
  const draw = { serverSeed: serverSeedOf(platform, { id, gameId }), clientSeed, nonce: 0 };
  const outcome = known?.play.outcome ?? rules.deal(draw, seats);
  const play = { draw, outcome, state: replayMatch(rules, { outcome, seats }, actions) };
  cache.set(key, { played, play });
  return play;
}

/** Whether the platform acted last for a member whose time was up. */
export const isAway = ({ actions }: Pick<MatchRow, 'actions'>, seat: number): boolean =>
  actions.findLast((one) => one.seat === seat && one.by !== 'forced')?.by === 'platform';

/** Number of a seat's actions. */
export const actedBy = ({ actions }: Pick<MatchRow, 'actions'>, seat: number): number =>
  actions.filter((one) => one.seat === seat).length;

/** For whom the platform acts in a seat: a house player, a member without a choice, or one whose time is up. */
export function platformRoleOf(
  { rules, members, play }: MatchTable,
  seat: number,
): 'house' | 'forced' | 'platform' {
  if (members.every((one) => one.seat !== seat)) return 'house';
  const isForced = play !== null && rules.forced?.(rules.viewOf(play.state, seat)) !== undefined;
  return isForced ? 'forced' : 'platform';
}

/** When the platform acts for a seat, in epoch milliseconds; null if it isn't the seat's turn. */
export function dueAtOf(table: MatchTable, seat: number): number | null {
  const { row, rules, members, play } = table;
  if (play === null || !rules.actorsOf(play.state).includes(seat)) return null;
  const owner = members.find((one) => one.seat === seat);
  if (owner === undefined || platformRoleOf(table, seat) === 'forced') {
    return row.actedAt.getTime() + HOUSE_PACE_MS;
  }
  const time = isAway(row, seat) ? AWAY_TURN_MS : TURN_MS + owner.bankMs;
  return row.turnSince.getTime() + time;
}
