import { formatDecimal } from '@perya/rules/money';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../../kernel/db/types';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Platform } from '../../../kernel/platform';
import { placeBet, settleBet } from '../play/bets';
import { gameWalletOf, type GameWalletOwner } from '../play/gameWallet';
import { handleOpenRounds } from '../play/openRounds';
import {
  endRound,
  insertRound,
  updateRound,
  openRound,
  roundOf,
  type FairRound,
} from '../play/rounds';
import { fairRound } from '../play/schema';
import { nextDraw, ownerOf } from '../play/seeds';
import type { Player } from '../play/sessions';
import { stakesOf } from '../game-list/stakes';
import {
  decidedAfter,
  drawHeight,
  heightAt,
  MIN_CASH_OUT_HEIGHT,
  payoutOf,
  readFlight,
  type FlightPlan,
  type FlightRules,
  FLIGHT_MODELS,
  flightModel,
  type FlightReply,
  type WireFlight,
} from '@perya/game-engines/crash';

/** The time between the bet and the start, so that the news reaches slow connections. */
const LIT_MS = 1000;
/** A player who hasn't been seen for this long is cashed out, unless a cash-out height is set. */
const GONE_MS = 10_000;
const LAST_HEIGHTS = 12;

/** The stored details of a flight, in addition to its stake and its height. */
interface FlightDetails {
  startsAt: number;
  auto: number | null;
  /** When the page last sent a request. */
  seenAt: number;
  /** When the player pressed. */
  pressedAt: number | null;
  /** The height at which the flight was cashed out. */
  cashed: number | null;
}

/** The flight model of a game. */
export function rulesOf({ game }: Pick<Player, 'game'>): FlightRules {
  const rules = flightModel(game.model);
  if (rules === undefined) throw new Rejection(404, 'UNKNOWN_GAME', 'unknown_game');
  return rules;
}

/** Takes the stake and starts the flight. */
export async function startFlight(
  tx: Db,
  platform: Platform,
  player: Player,
  { stake, auto, at }: { stake: bigint; auto: number | null; at: Date },
): Promise<FlightReply> {
  const rules = rulesOf(player);
  if (!stakesOf(player.game).includes(stake))
    throw new Rejection(422, 'UNKNOWN_STAKE', 'unknown_stake');
  if (auto !== null && (auto < MIN_CASH_OUT_HEIGHT || auto > rules.highest))
    throw new Rejection(400, 'INVALID_REQUEST', 'invalid_request');
  // The lock on the seed serializes two tabs: the second one finds the first one's flight.
  const draw = await nextDraw(tx, ownerOf(player), at);
  const flying = await openRound(tx, player);
  if (flying !== undefined && !(await settleIfOver(tx, player, flying, at)))
    throw new Rejection(409, 'ROUND_OPEN', 'round_open');
  const roundId = randomUUID();
  const betId = await placeBet(tx, platform, player, { roundId, stake, at });
  const details: FlightDetails = {
    startsAt: at.getTime() + LIT_MS,
    auto,
    seenAt: at.getTime(),
    pressedAt: null,
    cashed: null,
  };
  const height = drawHeight(rules, draw);
  await insertRound(tx, player, {
    id: roundId,
    betId,
    model: rules.id,
    draw,
    outcome: [height],
    stake,
    at,
    details,
  });
  return replyOf(tx, player, roundId, at);
}

/** Cashes out at the height at the time that the press arrived. The reply contains the result. */
export async function cashOut(
  tx: Db,
  player: Player,
  roundId: string,
  { arrivedAt, at }: { arrivedAt: Date; at: Date },
): Promise<FlightReply> {
  const flying = await openRound(tx, player);
  if (flying?.id === roundId) {
    const details = { ...detailsOf(flying), pressedAt: arrivedAt.getTime() };
    const isAloft =
      heightAt(rulesOf(player), details.pressedAt - details.startsAt) >= MIN_CASH_OUT_HEIGHT;
    // A press during the flight is final, win or lose; before the start it has no effect.
    if (isAloft) await settle(tx, player, { ...flying, details }, at);
    else await settleIfOver(tx, player, flying, at);
  }
  return replyOf(tx, player, roundId, at);
}

/** The state of a flight. Also records that the page is still there. */
export async function watchFlight(
  tx: Db,
  player: Player,
  roundId: string,
  at: Date,
): Promise<FlightReply> {
  const flying = await openRound(tx, player);
  if (flying?.id === roundId && !(await settleIfOver(tx, player, flying, at)))
    await updateRound(tx, roundId, { details: { ...detailsOf(flying), seenAt: at.getTime() } });
  return replyOf(tx, player, roundId, at);
}

/** The time left until the flight ends if no one presses, in milliseconds; 0 if it's over. */
export async function flightTimeLeft(db: Db, roundId: string, at: Date): Promise<number> {
  const [round] = await db.select().from(fairRound).where(eq(fairRound.id, roundId));
  return round === undefined || round.settledAt !== null ? 0 : timeLeft(round, at);
}

function timeLeft(round: FairRound, at: Date): number {
  const { rules, plan, elapsedMs } = planOf(round, at);
  return Math.max(0, decidedAfter(rules, plan) - elapsedMs);
}

/** The current flight; settled first if it's over. */
export async function currentFlight(tx: Db, player: Player, at: Date): Promise<WireFlight | null> {
  const flying = await openRound(tx, player);
  if (flying === undefined) return null;
  await settleIfOver(tx, player, flying, at);
  return (await replyOf(tx, player, flying.id, at)).flight;
}

/** The heights of the last flights, newest first. */
export async function lastHeights(db: Db, { member: me, game, mode }: Player): Promise<number[]> {
  const rows = await db
    .select({ outcome: fairRound.outcome })
    .from(fairRound)
    .where(
      and(
        eq(fairRound.memberId, me.id),
        eq(fairRound.gameId, game.id),
        eq(fairRound.mode, mode),
        isNotNull(fairRound.settledAt),
      ),
    )
    .orderBy(desc(fairRound.playedAt))
    .limit(LAST_HEIGHTS);
  return rows.map(({ outcome }) => outcome[0] ?? 0);
}

/** Settles finished flights that no page has asked about. */
export async function settleFlights(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  await handleOpenRounds(platform, {
    models: FLIGHT_MODELS.map(({ id }) => id),
    isDue: (round) => timeLeft(round, now) === 0,
    run: async (tx, owner, round) => {
      await settleIfOver(tx, owner, round, now);
    },
  });
}

/** Pays and closes a flight if it's over. Returns false while it's still flying. */
async function settleIfOver(
  tx: Db,
  owner: GameWalletOwner,
  round: FairRound,
  at: Date,
): Promise<boolean> {
  const { rules, plan, elapsedMs } = planOf(round, at);
  if (elapsedMs < decidedAfter(rules, plan)) return false;
  await settle(tx, owner, round, at);
  return true;
}

/** Pays and closes a flight whose result is final. */
async function settle(tx: Db, owner: GameWalletOwner, round: FairRound, at: Date): Promise<void> {
  const { rules, plan } = planOf(round, at);
  const end = readFlight(rules, plan, Infinity);
  const details = detailsOf(round);
  const cashed = end.kind === 'cashed' ? end.height : null;
  const payout = cashed === null ? 0n : payoutOf(round.stake, cashed);
  const { auto, pressedAt } = details;
  const isForGone =
    cashed !== null && cashed < rules.highest && auto === null && pressedAt === null;
  if (!(await endRound(tx, round.id, { payout, at, details: { ...details, cashed } }))) return;
  const ref = { betId: round.betId, roundId: round.id };
  await settleBet(tx, owner, ref, { payout, at, ...(isForGone && { by: 'PLATFORM' }) });
}

function planOf(
  round: FairRound,
  at: Date,
): { rules: FlightRules; plan: FlightPlan; elapsedMs: number } {
  const rules = flightModel(round.model);
  if (rules === undefined) throw new Error(`There is no rocket ${round.model}.`);
  const { startsAt, auto, pressedAt, seenAt } = detailsOf(round);
  // Only players without an automatic cash-out are cashed out for being away.
  const gone = auto === null ? seenAt + GONE_MS : Infinity;
  const pressed = Math.min(pressedAt ?? Infinity, gone);
  return {
    rules,
    plan: {
      height: round.outcome[0] ?? 0,
      auto,
      pressedMs: pressed === Infinity ? null : pressed - startsAt,
    },
    elapsedMs: at.getTime() - startsAt,
  };
}

async function replyOf(tx: Db, player: Player, roundId: string, at: Date): Promise<FlightReply> {
  const round = await roundOf(tx, player, roundId);
  return {
    flight: wireFlight(round),
    now: at.getTime(),
    balance: formatDecimal(await gameWalletOf(tx, player).balance()),
  };
}

function wireFlight(round: FairRound): WireFlight {
  const { startsAt, auto, cashed } = detailsOf(round);
  const isOver = round.settledAt !== null;
  return {
    roundId: round.id,
    stake: formatDecimal(round.stake),
    auto,
    startsAt,
    state: !isOver ? 'flying' : cashed === null ? 'out' : 'cashed',
    cashed,
    height: isOver ? (round.outcome[0] ?? null) : null,
    payout: formatDecimal(round.payout),
  };
}

/** Only this module writes it. */
const detailsOf = ({ details }: FairRound): FlightDetails => details as unknown as FlightDetails;
