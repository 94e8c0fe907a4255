import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { count, currencyCode, pagedRequest, pagedValue, text, timestamp } from '../core/schemas';
import { spinSchema } from './raffle';
import { prizeSchema } from './prize';

/** The sum of the odds of all segments. */
export const WHEEL_ODDS_TOTAL = 1_000_000;

/* @__NO_SIDE_EFFECTS__ */
function segmentSchema() {
  return v.object({
    id: text(64),
    /** In the caller's language. */
    name: v.string(),
    prize: prizeSchema(),
    /** Chances out of {@link WHEEL_ODDS_TOTAL}. */
    odds: count(),
  });
}

/** A segment of the wheel of fortune, with its prize. */
export type WheelSegment = FieldOf<ReturnType<typeof segmentSchema>>;

export const getWheel = /* @__PURE__ */ endpoint({
  id: 'getWheel',
  tag: 'Activities',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRaffleWheel',
  auth: 'optional',
  request: v.object({ language: v.optional(text(8)) }),
  value: v.object({
    /** The id to pass to `claimRafflePromotion`. */
    id: text(64),
    isOpen: v.boolean(),
    currency: currencyCode(),
    /** In display order, clockwise from the top; the odds add up to {@link WHEEL_ODDS_TOTAL}. */
    segments: v.array(segmentSchema()),
    /** Deposits required within one day of the brand to get that day's ticket. */
    ticketDeposit: decimal(),
    /** A cash prize must be turned over this many times before the next withdrawal. */
    turnoverMultiple: count(),
    /** Null for a guest. */
    mine: v.nullable(
      v.object({
        /** Tickets that can be spun now. */
        tickets: count(),
        depositedToday: decimal(),
        /** Whether today's deposit ticket has been granted. */
        hasTodaysTicket: v.boolean(),
        /** When the brand's next day begins. */
        nextDayAt: timestamp(),
        /** SHA-256 of the server seed of the next spin. */
        commitment: text(64),
      }),
    ),
  }),
  summary: "Returns the wheel with its segments, their published odds and the caller's tickets.",
  spec: '§7 Wallet and member, required by MCS2_claimRafflePromotion; call defined here. Odds are in parts per million.',
});

/** The wheel, with the member's own tickets unless the caller is a guest. */
export type Wheel = OutputOf<typeof getWheel>;

export const listSpins = /* @__PURE__ */ endpoint({
  id: 'listSpins',
  tag: 'Activities',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRaffleRecord',
  auth: 'token',
  request: pagedRequest({ language: v.optional(text(8)) }),
  value: pagedValue(spinSchema(), { currency: currencyCode() }),
  summary: "Lists the member's spins of the wheel with their proofs, newest first.",
  spec: '§7 Wallet and member, required by MCS2_claimRafflePromotion; call defined here.',
});
