import * as v from 'valibot';
import type { FieldOf, InputFieldOf } from '../core/codec';
import { endpoint, type InputOf, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import {
  count,
  currencyCode,
  oneOf,
  pagedRequest,
  pagedValue,
  text,
  timestamp,
  wholeNumber,
} from '../core/schemas';
import { prizeModeSchema } from '../games/popular';
import { tiersSchema } from './tiers';

/** Maximum number of lines in one ticket. */
export const MAX_TICKET_LINES = 50;

/* @__NO_SIDE_EFFECTS__ */
function lineSchema() {
  return v.object({
    /** Code of the play type. */
    playType: text(64),
    /** The selection in the notation of `@perya/rules/lottery`: `01,02,03` or `1,2|3`. */
    numbers: text(60_000),
    /** Price unit in thousandths: 1000, 100 or 10. */
    unit: wholeNumber(1, 1000),
    multiple: wholeNumber(1, 100_000),
    /** The rebate in basis points of the stake; see `REBATES` of `@perya/rules/lottery`. */
    rebate: wholeNumber(0, 10_000),
  });
}

/** One line of a slip. */
export type TicketLineInput = InputFieldOf<ReturnType<typeof lineSchema>>;

/* @__NO_SIDE_EFFECTS__ */
export function ticketSchema() {
  return v.object({
    id: text(64),
    /** All tickets of a chase have the same order. */
    orderId: text(64),
    /** Code of the lottery. */
    lottery: text(64),
    lotteryName: text(255),
    draw: text(64),
    /** Milliseconds since 1970. */
    drawsAt: timestamp(),
    locksAt: timestamp(),
    placedAt: timestamp(),
    settledAt: v.nullable(timestamp()),
    currency: currencyCode(),
    stake: decimal(),
    payout: decimal(),
    /**
     * `open` until its draw is settled; then, by what all its lines paid together: `won` more than its stake,
     * `paid` less than its stake, `drawn`: exactly its stake, `lost`: nothing. `cancelled` by the member before
     * the lock; `stopped`: its chase ended with a win; `void`: its draw was called off. In the last three
     * states, the stake was refunded.
     */
    state: oneOf({
      open: 'OPEN',
      won: 'WON',
      paid: 'PAID',
      drawn: 'DRAWN',
      lost: 'LOST',
      cancelled: 'CANCELLED',
      stopped: 'STOPPED',
      void: 'VOID',
    }),
    /** Position in its chase, from 1; 1 of 1 without a chase. */
    chaseNumber: count(),
    chaseCount: count(),
    stopsOnWin: v.boolean(),
    /** Whether it could be canceled at the time of the response. */
    canCancel: v.boolean(),
    tiers: tiersSchema(),
    lines: v.array(
      v.object({
        ...lineSchema().entries,
        bets: count(),
        stake: decimal(),
        /** The amount paid by the rebate; part of `payout`. */
        rebatePaid: decimal(),
        payout: decimal(),
        /** The tiers won, with the number of winning bets and the amount paid for each. */
        wins: v.array(v.object({ tier: text(64), bets: count(), amount: decimal() })),
      }),
    ),
  });
}

/** Bets on one draw that were placed together. */
export type Ticket = FieldOf<ReturnType<typeof ticketSchema>>;

/** Whether a ticket waits for its draw, and its outcome. */
export type TicketState = Ticket['state'];

/** A line of a lottery ticket. */
export type TicketLine = Ticket['lines'][number];

/* @__NO_SIDE_EFFECTS__ */
function chaseSchema() {
  return v.object({
    /** The multiple for each draw, starting with the draw on sale: the array length is the number of draws. */
    multiples: v.pipe(v.array(wholeNumber(1, 100_000)), v.minLength(1), v.maxLength(200)),
    /** Refunds the remaining tickets after one of them has paid more than it cost. */
    stopOnWin: v.boolean(),
  });
}

/** A chase: the same lines on upcoming draws. */
export type ChaseInput = InputFieldOf<ReturnType<typeof chaseSchema>>;

export const placeTicket = /* @__PURE__ */ endpoint({
  id: 'placeTicket',
  tag: 'Lottery',
  method: 'POST',
  path: '/lgw/bets/place',
  auth: 'token',
  idempotent: true,
  // Enough for several lines of ten thousand typed numbers each.
  bodyLimits: { bytes: 512 * 1024 },
  request: v.object({
    /** Code of the lottery. */
    lottery: text(64),
    /** The draw that the page showed: the bet is never placed on another one. */
    draw: text(64),
    lines: v.pipe(v.array(lineSchema()), v.minLength(1), v.maxLength(MAX_TICKET_LINES)),
    chase: v.optional(chaseSchema()),
    /** The total for all draws that the page showed: any other is rejected. */
    total: decimal(),
    currency: currencyCode(),
    /** The prize mode of the offer that the page showed: in another one, the order is rejected. */
    prizeMode: v.optional(prizeModeSchema()),
  }),
  value: v.object({
    orderId: text(64),
    /** In draw order. */
    tickets: v.array(ticketSchema()),
  }),
  summary:
    'Places tickets on one draw, or on several as a chase, and charges the total immediately; all are placed or none.',
  spec: 'decisions: Games (a bet slip) and Money and time; path, body and value defined here.',
});

/** Input of {@link placeTicket}. */
export type PlaceTicketInput = InputOf<typeof placeTicket>;

/** Output of {@link placeTicket}. */
export type PlacedOrder = OutputOf<typeof placeTicket>;

export const cancelTickets = /* @__PURE__ */ endpoint({
  id: 'cancelTickets',
  tag: 'Lottery',
  method: 'POST',
  path: '/lgw/bets/cancel',
  auth: 'token',
  idempotent: true,
  request: v.object({ tickets: v.pipe(v.array(text(64)), v.minLength(1), v.maxLength(200)) }),
  value: v.array(ticketSchema()),
  summary: 'Cancels tickets before they lock and refunds their stakes; all are canceled or none.',
  spec: 'decisions: Games; path, body and value defined here.',
});

export const listTickets = /* @__PURE__ */ endpoint({
  id: 'listTickets',
  tag: 'Lottery',
  method: 'GET',
  path: '/lgw/bets/list',
  auth: 'token',
  request: pagedRequest({
    /** Code of the lottery. Default: all. */
    lottery: v.optional(text(64)),
    /** Only tickets of this order. */
    orderId: v.optional(text(64)),
    /** `open`, or `ended` for all other states. Default: both. */
    state: v.optional(oneOf({ open: 'OPEN', ended: 'ENDED' })),
    language: v.optional(text(8)),
  }),
  value: pagedValue(ticketSchema(), {}),
  summary: "Lists the member's tickets, newest first.",
  spec: 'decisions: Games (records); path and value defined here.',
});

/** Input of {@link listTickets}. */
export type TicketsFilter = InputOf<typeof listTickets>;
