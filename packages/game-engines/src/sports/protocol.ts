import * as v from 'valibot';
import { OpenGameSchema } from '../play-api/protocol';
import { decimal, list, requestedAmount, roundKey, time, wholeNumber } from '../play-api/schemas';
import { SPORTS, type Sport } from './categories';
import { MAX_LEGS, type LegOutcome } from './ticket';

// The protocol between the sports page and the platform, in addition to the common one. Prices are strings
// with three decimals, null if a selection isn't offered; times are epoch milliseconds.

const SportSchema = /* @__PURE__ */ v.picklist(SPORTS);
const PriceSchema = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^\d+\.\d{3}$/));
/** A score, or news. */
const NumbersSchema = /* @__PURE__ */ list(wholeNumber());
const SidesSchema = /* @__PURE__ */ list(v.string());

/** What `open` and `game` return for a book. */
const SportsFactsSchema = /* @__PURE__ */ v.object({
  category: v.picklist(['SPORTS', 'ESPORTS', 'COCKFIGHT']),
  sports: list(SportSchema),
  /** The sport that the game's card links to. */
  sport: SportSchema,
  /** The return of each selection, in basis points. */
  returns: wholeNumber(),
  minStake: decimal(),
  maxStake: decimal(),
  maxPayout: decimal(),
  maxLegs: wholeNumber(),
});
export type SportsFacts = v.InferOutput<typeof SportsFactsSchema>;

/** The response when the page opens a book. */
export const SportsGameSchema = /* @__PURE__ */ v.object({
  ...OpenGameSchema.entries,
  ...SportsFactsSchema.entries,
});
export type SportsGame = v.InferOutput<typeof SportsGameSchema>;

const WireMarketSchema = /* @__PURE__ */ v.object({
  id: v.string(),
  selections: v.array(v.object({ id: v.string(), price: v.nullable(PriceSchema) })),
});
export type WireMarket = v.InferOutput<typeof WireMarketSchema>;

const PhaseSchema = /* @__PURE__ */ v.picklist(['coming', 'live', 'over']);

/** An event in a list, with its main market. */
const WireEventSchema = /* @__PURE__ */ v.object({
  id: v.string(),
  sport: SportSchema,
  league: v.string(),
  startsAt: time(),
  phase: PhaseSchema,
  sides: SidesSchema,
  score: NumbersSchema,
  /** Number of steps played. */
  step: wholeNumber(),
  /** Units of the finished sets; empty in other sports. */
  sets: list(v.pipe(v.tuple([wholeNumber(), wholeNumber()]), v.readonly())),
  isOpen: v.boolean(),
  main: v.nullable(WireMarketSchema),
  /** Number of markets. */
  markets: wholeNumber(),
});
export type WireEvent = v.InferOutput<typeof WireEventSchema>;

export const SportQuerySchema = /* @__PURE__ */ v.object({ sport: SportSchema });

/** Current and upcoming events. */
export const BoardSchema = /* @__PURE__ */ v.object({
  now: time(),
  events: v.array(WireEventSchema),
});
export type Board = v.InferOutput<typeof BoardSchema>;

export const EventQuerySchema = /* @__PURE__ */ v.object({ id: v.string() });

/** All markets of an event. */
export const EventPageSchema = /* @__PURE__ */ v.object({
  now: time(),
  event: WireEventSchema,
  all: v.array(WireMarketSchema),
  /** SHA-256 of the event's seed. */
  commitment: v.string(),
  /** Published news: indexes of scenarios or of runners. */
  news: NumbersSchema,
});
export type EventPage = v.InferOutput<typeof EventPageSchema>;

/** A selection, as identified by the slip. */
export interface SlipLeg {
  event: string;
  market: string;
  selection: string;
}

/** The slip's selections, each `event|market|selection`. */
export const PricesQuerySchema = /* @__PURE__ */ v.object({ leg: list(v.string()) });

/** The slip's current selections, in its order. */
export const SlipPricesSchema = /* @__PURE__ */ v.object({
  now: time(),
  list: v.array(
    v.object({ price: v.nullable(PriceSchema), isOpen: v.boolean(), phase: PhaseSchema }),
  ),
});
export type SlipPrices = v.InferOutput<typeof SlipPricesSchema>;

/** Which price changes a player accepts: none, better prices, or any. */
export const PRICE_CHANGE_POLICIES = ['same', 'better', 'any'] as const;
export type PriceChangePolicy = (typeof PRICE_CHANGE_POLICIES)[number];

const NameSchema = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(40));

export const TicketBodySchema = /* @__PURE__ */ v.object({
  roundKey: roundKey(),
  stake: requestedAmount(),
  accept: v.picklist(PRICE_CHANGE_POLICIES),
  /** With the prices shown to the player. */
  legs: v.pipe(
    v.array(
      v.object({ event: NameSchema, market: NameSchema, selection: NameSchema, price: NameSchema }),
    ),
    v.minLength(1),
    v.maxLength(MAX_LEGS),
  ),
});
export type TicketBody = v.InferOutput<typeof TicketBodySchema>;

const OutcomeSchema: v.GenericSchema<LegOutcome> = /* @__PURE__ */ v.picklist([
  'open',
  'won',
  'lost',
  'void',
]);

const WireTicketLegSchema = /* @__PURE__ */ v.object({
  event: v.string(),
  market: v.string(),
  selection: v.string(),
  price: PriceSchema,
  sport: SportSchema,
  league: v.string(),
  sides: SidesSchema,
  startsAt: time(),
  /** The score when the bet was placed, in play. */
  scoreThen: NumbersSchema,
  outcome: OutcomeSchema,
  /** The final score; empty until it is known. */
  score: NumbersSchema,
});
export type WireTicketLeg = v.InferOutput<typeof WireTicketLegSchema>;

const WireTicketSchema = /* @__PURE__ */ v.object({
  id: v.string(),
  placedAt: time(),
  settledAt: v.nullable(time()),
  stake: decimal(),
  /** The payout if all selections win. */
  mayPay: decimal(),
  /** Null while it is open. */
  payout: v.nullable(decimal()),
  legs: v.array(WireTicketLegSchema),
});
export type WireTicket = v.InferOutput<typeof WireTicketSchema>;

export const TicketReplySchema = /* @__PURE__ */ v.object({
  balance: decimal(),
  ticket: WireTicketSchema,
});
export type TicketReply = v.InferOutput<typeof TicketReplySchema>;

/** The open tickets, and the most recently settled ones. */
export const TicketsSchema = /* @__PURE__ */ v.object({
  balance: decimal(),
  open: v.array(WireTicketSchema),
  settled: v.array(WireTicketSchema),
});
export type Tickets = v.InferOutput<typeof TicketsSchema>;

/** A finished event, with everything needed to replay it. */
const WireResultSchema = /* @__PURE__ */ v.object({
  id: v.string(),
  sport: SportSchema,
  league: v.string(),
  sides: SidesSchema,
  startsAt: time(),
  score: NumbersSchema,
  serverSeed: v.string(),
  commitment: v.string(),
});
export type WireResult = v.InferOutput<typeof WireResultSchema>;

export const ResultsSchema = /* @__PURE__ */ v.object({ list: v.array(WireResultSchema) });
export type Results = v.InferOutput<typeof ResultsSchema>;

/** The details of a settled selection stored in its round. */
export interface LegDetails extends SlipLeg {
  sport: Sport;
  sides: readonly string[];
  outcome: LegOutcome;
}
