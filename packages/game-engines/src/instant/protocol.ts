import * as v from 'valibot';
import { roundCall, type RoundCall } from '../play-api/playCall';
import { OpenGameSchema, WireSeedsSchema, type EngineName } from '../play-api/protocol';
import {
  decimal,
  list,
  requestedAmount,
  roundId,
  roundKey,
  wholeNumber,
} from '../play-api/schemas';

// The protocol between the page of an instant game and the platform, in addition to the common one.

/** A model of a game's rules. */
export interface InstantModel {
  readonly id: string;
  /** The return of every bet, or the highest, in basis points. */
  readonly rtpBasisPoints: number;
}

/** The player's choices before a bet, such as the number of mines. */
export type InstantOptions = Readonly<Record<string, number>>;

/** More steps than any round has. */
const MOST_STEPS = 100;

/* @__NO_SIDE_EFFECTS__ */
function optionsSchema(names: readonly string[]) {
  return v.pipe(v.record(v.picklist(names), wholeNumber()), v.readonly());
}

/* @__NO_SIDE_EFFECTS__ */
function roundSchema(options: readonly string[]) {
  return v.object({
    roundId: v.string(),
    stake: decimal(),
    options: optionsSchema(options),
    /** The player's steps, in the game's own notation. */
    steps: list(wholeNumber()),
    /** What the player sees of the outcome. */
    shown: list(wholeNumber()),
    /** What a cash-out pays per stake, in ten-thousandths; 0 if the round is lost. */
    multiplier: wholeNumber(),
    canCashOut: v.boolean(),
    /** The whole outcome and the payout; null while the round is open. */
    end: v.nullable(v.object({ outcome: list(wholeNumber()), payout: decimal() })),
  });
}
/** A round as the player may see it. */
export type WireInstantRound = v.InferOutput<ReturnType<typeof roundSchema>>;

/* @__NO_SIDE_EFFECTS__ */
function replySchema(options: readonly string[]) {
  return v.object({
    round: roundSchema(options),
    balance: decimal(),
    seeds: WireSeedsSchema,
  });
}
export type InstantReply = v.InferOutput<ReturnType<typeof replySchema>>;

/* @__NO_SIDE_EFFECTS__ */
function startBodySchema(options: readonly string[]) {
  return v.object({
    roundKey: roundKey(),
    stake: requestedAmount(),
    options: optionsSchema(options),
  });
}
export type StartBody = v.InferOutput<ReturnType<typeof startBodySchema>>;

const StepBodySchema = /* @__PURE__ */ v.object({
  roundKey: roundKey(),
  roundId: roundId(),
  /** The number of steps before this one. */
  after: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_STEPS)),
  step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_STEPS)),
});
export type StepBody = v.InferOutput<typeof StepBodySchema>;

const CashOutBodySchema = /* @__PURE__ */ v.object({
  roundKey: roundKey(),
  roundId: roundId(),
  /** The number of steps that the player has seen. */
  after: StepBodySchema.entries.after,
});
export type CashOutBody = v.InferOutput<typeof CashOutBodySchema>;

/** The calls of an instant game's page. */
export interface InstantCalls {
  /** Takes the stake and draws the round. */
  readonly start: RoundCall<StartBody, InstantReply>;
  /** Goes on with the open round, in games with steps. */
  readonly step: RoundCall<StepBody, InstantReply>;
  /** Ends the open round and pays it. */
  readonly cashOut: RoundCall<CashOutBody, InstantReply>;
}

/* @__NO_SIDE_EFFECTS__ */
export function instantCalls(name: EngineName, options: readonly string[]): InstantCalls {
  const reply = replySchema(options);
  return {
    start: roundCall({ path: `${name}/start`, request: startBodySchema(options), reply }),
    step: roundCall({ path: `${name}/step`, request: StepBodySchema, reply }),
    cashOut: roundCall({ path: `${name}/cash-out`, request: CashOutBodySchema, reply }),
  };
}

/** The facts `open` returns for an instant game, in addition to the common ones. */
export interface InstantFacts<Model extends InstantModel = InstantModel> {
  rules: Model;
  /** The open round, to be continued; otherwise null. */
  round: WireInstantRound | null;
  /** Multipliers of the last rounds, newest first. */
  last: readonly number[];
}

/** The response when the page opens an instant game. */
/* @__NO_SIDE_EFFECTS__ */
export function instantGameSchema<Model extends InstantModel>(
  options: readonly string[],
  rules: v.GenericSchema<unknown, Model>,
) {
  return v.object({
    ...OpenGameSchema.entries,
    rules,
    round: v.nullable(roundSchema(options)),
    last: list(wholeNumber()),
  });
}

/** The details of a round that are stored for verification. */
export interface InstantRoundDetails {
  options: InstantOptions;
  steps: readonly number[];
}
