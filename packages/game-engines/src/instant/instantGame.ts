import type { FairDraw } from '@perya/rules/fairness';
import type { EngineName } from '../play-api/protocol';
import {
  instantCalls,
  type InstantCalls,
  type InstantModel,
  type InstantOptions,
} from './protocol';

/** What the page and the platform know about an instant game: one player, one bet, drawn at once. */
export interface InstantGame {
  readonly name: EngineName;
  /** Names of the choices before a bet. */
  readonly options: readonly string[];
  readonly calls: InstantCalls;
}

/** Declares an instant game. */
/* @__NO_SIDE_EFFECTS__ */
export function instantGame({ name, options }: Pick<InstantGame, 'name' | 'options'>): InstantGame {
  return { name, options, calls: instantCalls(name, options) };
}

/** Multipliers are integers in this unit: 10,000 pays the stake. */
export const UNIT = 10_000;

/** State of a round after the player's steps. */
export interface InstantState {
  /** What the player sees of the outcome, such as the cards so far. */
  shown: readonly number[];
  /** What the round pays per stake now, in {@link UNIT}; 0 once it's lost. */
  multiplier: number;
  /** Whether the player can be paid now instead of going on. */
  canCashOut: boolean;
  /** Whether no further step is possible. */
  isOver: boolean;
}

/**
 * How the rounds of an instant game are drawn and paid. The whole outcome is drawn with the bet; steps only
 * uncover it. Past rounds are verified against the models: never change one, add another.
 */
export interface InstantRules<Model extends InstantModel = InstantModel> {
  readonly game: InstantGame;
  readonly models: readonly Model[];
  /** Whether a bet can be placed with these options. */
  accepts(model: Model, options: InstantOptions): boolean;
  draw(model: Model, options: InstantOptions, draw: FairDraw): readonly number[];
  /**
   * Replays the player's steps; without steps, a round of a game that has none is over.
   *
   * @throws RangeError if a step isn't possible at its turn.
   */
  play(
    model: Model,
    options: InstantOptions,
    outcome: readonly number[],
    steps: readonly number[],
  ): InstantState;
}

/** A payout in minor units, rounded down. */
export const payoutOf = (stake: bigint, multiplier: number): bigint =>
  (stake * BigInt(multiplier)) / BigInt(UNIT);

/**
 * The multiplier of something with a chance, in {@link UNIT}, rounded down: chance times multiplier is the
 * return.
 */
export const multiplierOf = (
  rtpBasisPoints: number,
  [favorable, possible]: readonly [bigint, bigint],
): number => Number((BigInt(rtpBasisPoints) * possible) / favorable);
