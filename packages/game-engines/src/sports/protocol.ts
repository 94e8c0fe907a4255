import * as v from 'valibot';
import { OpenGameSchema } from '../play-api/protocol';
import { decimal, list, requestedAmount, roundKey, time, wholeNumber } from '../play-api/schemas';
import { SPORTS, type Sport } from './categories';
import { MAX_LEGS, type LegOutcome } from './ticket';

// What the sports page and the platform say to each other, besides what every game says. Prices are texts
// of three decimals, null where a selection is not offered; times are milliseconds since 1970.

const SportSchema = /* @__PURE__ */ v.picklist(SPORTS);
const PriceSchema = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^\d+\.\d{3}$/));
/** A score, or news. */
const NumbersSchema = /* @__PURE__ */ list(wholeNumber());
const SidesSchema = /* @__PURE__ */ list(v.string());

/** What `open` and `game` tell of a book. */
const SportsFactsSchema = /* @__PURE__ */ v.object({
  category: v.picklist(['SPORTS', 'ESPORTS', 'COCKFIGHT']),
  sports: list(SportSchema),
  /** Where the game's own card leads. */
  sport: SportSchema,
  /** What each selection returns, basis points. */
  returns: wholeNumber(),
  minStake: decimal(),
  maxStake: decimal(),
  maxPayout: decimal(),
  maxLegs: wholeNumber(),
});
export type SportsFacts = v.InferOutput<typeof SportsFactsSchema>;

/** A book as its page opens it. */
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

/** An event in a list: with its main market. */
const WireEventSchema = /* @__PURE__ */ v.object({
  id: v.string(),
  sport: SportSchema,
  league: v.string(),
  startsAt: time(),
  phase: PhaseSchema,
  sides: SidesSchema,
  score: NumbersSchema,
  /** Steps that are played. */
  step: wholeNumber(),
  /** Units of the sets that are over; empty in other sports. */
  sets: list(v.pipe(v.tuple([wholeNumber(), wholeNumber()]), v.readonly())),
  isOpen: v.boolean(),
  main: v.nullable(WireMarketSchema),
  /** How many markets there are. */
  markets: wholeNumber(),
});
export type WireEvent = v.InferOutput<typeof WireEventSchema>;

export const SportQuerySchema = /* @__PURE__ */ v.object({ sport: SportSchema });

/** What is played now, and what is coming. */
export const BoardSchema = /* @__PURE__ */ v.object({
  now: time(),
  events: v.array(WireEventSchema),
});
export type Board = v.InferOutput<typeof BoardSchema>;

export const EventQuerySchema = /* @__PURE__ */ v.object({ id: v.string() });

/** Everything that one may bet on. */
export const EventPageSchema = /* @__PURE__ */ v.object({
  now: time(),
  event: WireEventSchema,
  all: v.array(WireMarketSchema),
  /** SHA-256 of the event's seed. */
  commitment: v.string(),
  /** Which news are out: places of scenarios, or of runners. */
  news: NumbersSchema,
});
export type EventPage = v.InferOutput<typeof EventPageSchema>;

/** A selection as the slip names it. */
export interface SlipLeg {
  event: string;
  market: string;
  selection: string;
}

/** The slip's selections, each `event|market|selection`. */
export const PricesQuerySchema = /* @__PURE__ */ v.object({ leg: list(v.string()) });

/** The slip's selections now, in its order. */
export const SlipPricesSchema = /* @__PURE__ */ v.object({
  now: time(),
  list: v.array(
    v.object({ price: v.nullable(PriceSchema), isOpen: v.boolean(), phase: PhaseSchema }),
  ),
});
export type SlipPrices = v.InferOutput<typeof SlipPricesSchema>;

/** What a player agrees to when prices move: nothing, better ones, or any. */
export const ACCEPTS = ['same', 'better', 'any'] as const;
export type Accept = (typeof ACCEPTS)[number];

const NameSchema = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(40));

export const TicketBodySchema = /* @__PURE__ */ v.object({
  roundKey: roundKey(),
  stake: requestedAmount(),
  accept: v.picklist(ACCEPTS),
  /** With the prices that the player saw. */
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
  /** The score when the bet was taken, in play. */
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
  /** What it pays if all of it wins. */
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

/** The open tickets, and the last that were settled. */
export const TicketsSchema = /* @__PURE__ */ v.object({
  balance: decimal(),
  open: v.array(WireTicketSchema),
  settled: v.array(WireTicketSchema),
});
export type Tickets = v.InferOutput<typeof TicketsSchema>;

/** An event that is over, with all that it takes to draw it again. */
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

/** What a settled selection keeps in its round. */
export interface LegDetails extends SlipLeg {
  sport: Sport;
  sides: readonly string[];
  outcome: LegOutcome;
}
