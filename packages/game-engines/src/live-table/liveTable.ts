import type { FairDraw } from '@perya/rules/fairness';
import type { EngineName } from '../play-api/protocol';
import { tableCalls, type TableCalls, type TableModel } from './protocol';
import { tableSchedule, type PhaseDurations, type TableSchedule } from './schedule';
import type { TableStakes } from './stakes';

/** What the page and the platform know about the tables of a game. */
export interface LiveTable {
  readonly name: EngineName;
  /** Where stakes can be placed. */
  readonly spots: readonly string[];
  /** Number of seats; null if any number of players may join. Everyone can bet, also without a seat. */
  readonly seats: number | null;
  readonly schedule: TableSchedule;
  readonly calls: TableCalls;
}

/** Declares the tables of a game. */
/* @__NO_SIDE_EFFECTS__ */
export function liveTable({
  name,
  spots,
  seats,
  phases,
}: Pick<LiveTable, 'name' | 'spots' | 'seats'> & {
  phases: Omit<PhaseDurations, 'deciding'> & Partial<Pick<PhaseDurations, 'deciding'>>;
}): LiveTable {
  return {
    name,
    spots,
    seats,
    schedule: tableSchedule({ deciding: 0, ...phases }),
    calls: tableCalls(name, spots),
  };
}

/** The result of a bet, in minor units. */
export interface TableResult {
  /** Payout, including the stakes of the winning spots. */
  payout: bigint;
  /** Amount counted as turnover: without stakes that are returned in any case. */
  turnover: bigint;
}

/** A player's own hand in a round. */
export interface PlayedHand {
  /** The cards that the player could get, in dealing order; at least those that were dealt. */
  cards: readonly number[];
  /** One letter per decision, in the game's own notation. */
  decisions: string;
}

/** What decisions have led to. */
export interface DecidedHand {
  /** Number of cards that the player has got. */
  dealt: number;
  /** What the decisions added to the stakes, in minor units. */
  added: bigint;
}

/** How each player of a round plays an own hand. */
export interface TableHands {
  /**
   * The cards that a player could get, in dealing order.
   *
   * @param place of the player among those who bet on the round, from 0
   */
  deal(draw: FairDraw, place: number): readonly number[];
  /** What everyone sees of a round's outcome before the last decision. */
  shownOf(outcome: readonly number[]): readonly number[];
  /** @throws RangeError if a decision isn't possible at its turn. */
  replay(hand: PlayedHand, outcome: readonly number[], stakes: TableStakes): DecidedHand;
}

/** A kind of bet with the same payout, return and limit on each of its spots. */
export interface BetType {
  /** The maximum stake on a spot as a multiple of the table's minimum. */
  readonly maxTimes: bigint;
}

/**
 * How the rounds of a table are drawn and paid. Past rounds are verified against the models: never change
 * one, add another. Separate from {@link LiveTable}, so that a page loads it only to verify rounds.
 */
export interface TableRules<Model extends TableModel = TableModel> {
  readonly table: LiveTable;
  readonly models: readonly Model[];
  readonly betTypes: Readonly<Record<string, BetType>>;
  betTypeOf(spot: string): string;
  /** A spot without which no other bet is accepted. */
  readonly mainSpot?: string;
  /** Returns in basis points, by model and bet type. */
  readonly returns: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** `sheet`: the history starts again after a sheet of rounds; `last`: it has the last rounds. */
  readonly history: 'sheet' | 'last';
  /** Draws a round's numbers: its cards in dealing order, its pocket, its dice. */
  draw(draw: FairDraw): readonly number[];
  /** @param hand the player's own, in games that have them */
  settle(
    model: Model,
    outcome: readonly number[],
    stakes: TableStakes,
    hand?: PlayedHand,
  ): TableResult;
  /** In games in which players decide. */
  readonly hands?: TableHands;
  /** A finished round as one letter of the sheet. */
  markOf(outcome: readonly number[]): string;
  /** A letter of the sheet in the notation of the lobby's cards. */
  cardResultOf(mark: string): string;
}

/** The return on a table's card: that of its best bet. */
export const bestReturnOf = ({ returns }: Pick<TableRules, 'returns'>, model: string): number =>
  Math.max(0, ...Object.values(returns[model] ?? {}));
