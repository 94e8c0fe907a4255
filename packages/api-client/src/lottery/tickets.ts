import { formatDecimal, parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { decodePage, encodePage, type Page, type PageInput } from '../core/page';
import {
  count,
  currencyCode,
  decimal,
  flag,
  pagedRequest,
  pagedValue,
  text,
  timestamp,
  wholeNumber,
} from '../core/schemas';

const TICKET_STATES = ['OPEN', 'WON', 'LOST', 'DRAWN', 'CANCELLED', 'STOPPED', 'VOID'] as const;

/**
 * `open` until its draw is settled; `drawn`: paid exactly its stake; `cancelled` by its owner before the
 * lock; `stopped`: its chase ended with a win; `void`: its draw was called off. The last three
 * gave the stake back.
 */
export type TicketState = 'open' | 'won' | 'lost' | 'drawn' | 'cancelled' | 'stopped' | 'void';

const DECODED_STATES = {
  OPEN: 'open',
  WON: 'won',
  LOST: 'lost',
  DRAWN: 'drawn',
  CANCELLED: 'cancelled',
  STOPPED: 'stopped',
  VOID: 'void',
} as const satisfies Record<(typeof TICKET_STATES)[number], TicketState>;

/** The most lines of one ticket. */
export const MAX_TICKET_LINES = 50;

/* @__NO_SIDE_EFFECTS__ */
function lineEntries() {
  return {
    playType: text(64),
    /** The selection as `@perya/rules/lottery` writes it: `01,02,03` or `1,2|3`. */
    numbers: text(60_000),
    /** Unit of the price in thousandths: 1000, 100 or 10. */
    unit: wholeNumber(1, 1000),
    multiple: wholeNumber(1, 100_000),
    /** Basis points of the stake that are given back: the prize series. */
    rebate: wholeNumber(0, 10_000),
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function ticketSchema() {
  return v.object({
    ticketId: text(64),
    /** Tickets of one chase have one order. */
    orderId: text(64),
    gameCode: text(64),
    displayName: text(255),
    numero: text(64),
    openTime: timestamp(),
    lockTime: timestamp(),
    betTime: timestamp(),
    settleTime: v.nullable(timestamp()),
    currency: currencyCode(),
    stake: decimal(),
    payout: decimal(),
    status: v.picklist(TICKET_STATES),
    /** Which ticket of its chase it is, from 1; 1 of 1 without. */
    chaseNo: count(),
    chaseCount: count(),
    stopOnWin: flag(),
    /** It can be cancelled as of this answer. */
    canCancel: flag(),
    winNo: v.array(v.object({ prize: v.string(), numbers: v.array(v.string()) })),
    lines: v.array(
      v.object({
        ...lineEntries(),
        bets: count(),
        stake: decimal(),
        /** What the rebate gave back; part of `payout`. */
        rebatePaid: decimal(),
        payout: decimal(),
        wins: v.array(v.object({ tier: text(64), bets: count(), amount: decimal() })),
      }),
    ),
  });
}

export type WireTicket = v.InferOutput<ReturnType<typeof ticketSchema>>;

/** What is chosen on one line of a slip. */
export interface TicketLineInput {
  /** Code of the play type. */
  playType: string;
  /** The selection as `@perya/rules/lottery` writes it. */
  numbers: string;
  /** Unit of the price in thousandths. */
  unit: number;
  multiple: number;
  /** Basis points; see `REBATES` of `@perya/rules/lottery`. */
  rebate: number;
}

export interface TicketLine extends Readonly<TicketLineInput> {
  readonly bets: number;
  readonly stake: Money;
  readonly rebatePaid: Money;
  readonly payout: Money;
  /** The tiers that it won in, in how many bets, and what they paid. */
  readonly wins: readonly {
    readonly tier: string;
    readonly bets: number;
    readonly amount: Money;
  }[];
}

/** Bets on one draw that were placed together. */
export interface Ticket {
  readonly id: string;
  /** Tickets of one chase have one order. */
  readonly orderId: string;
  /** Code of the lottery. */
  readonly lottery: string;
  readonly lotteryName: string;
  readonly draw: string;
  /** Milliseconds since 1970. */
  readonly drawsAt: number;
  readonly locksAt: number;
  readonly placedAt: number;
  readonly settledAt: number | null;
  readonly stake: Money;
  readonly payout: Money;
  readonly state: TicketState;
  /** Which ticket of its chase it is, from 1. */
  readonly chaseNumber: number;
  readonly chaseCount: number;
  readonly stopsOnWin: boolean;
  readonly canCancel: boolean;
  /** The result; none until the draw is opened. */
  readonly tiers: readonly { readonly prize: string; readonly numbers: readonly string[] }[];
  readonly lines: readonly TicketLine[];
}

export function decodeTicket(wire: WireTicket): Ticket {
  const money = (amount: string) => parseMoney(amount, wire.currency);
  return {
    id: wire.ticketId,
    orderId: wire.orderId,
    lottery: wire.gameCode,
    lotteryName: wire.displayName,
    draw: wire.numero,
    drawsAt: wire.openTime,
    locksAt: wire.lockTime,
    placedAt: wire.betTime,
    settledAt: wire.settleTime,
    stake: money(wire.stake),
    payout: money(wire.payout),
    state: DECODED_STATES[wire.status],
    chaseNumber: wire.chaseNo,
    chaseCount: wire.chaseCount,
    stopsOnWin: wire.stopOnWin === 1,
    canCancel: wire.canCancel === 1,
    tiers: wire.winNo,
    lines: wire.lines.map((line) => ({
      ...line,
      stake: money(line.stake),
      rebatePaid: money(line.rebatePaid),
      payout: money(line.payout),
      wins: line.wins.map(({ amount, ...win }) => ({ ...win, amount: money(amount) })),
    })),
  };
}

/** A chase: the same lines on draws ahead. */
export interface ChaseInput {
  /** Multiples of each draw, the first being the draw that is sold: its length is the number of draws. */
  multiples: readonly number[];
  /** The tickets that are left are given back after one of them has paid more than it cost. */
  stopOnWin: boolean;
}

export interface PlaceTicketInput {
  /** Code of the lottery. */
  lottery: string;
  /** The draw, as the page has shown it: another one is never bet on instead. */
  draw: string;
  lines: readonly TicketLineInput[];
  chase?: ChaseInput | undefined;
  /** What the page has said that it costs, all draws together: anything else is refused. */
  total: Money;
}

/* @__NO_SIDE_EFFECTS__ */
function multiplesSchema() {
  return v.pipe(v.array(wholeNumber(1, 100_000)), v.minLength(1), v.maxLength(200));
}

export const placeTicket = /* @__PURE__ */ endpoint({
  id: 'placeTicket',
  tag: 'Lottery',
  method: 'POST',
  path: '/lgw/bets/place',
  auth: 'token',
  idempotent: true,
  // Several lines of ten thousand typed numbers each.
  bodyLimits: { bytes: 512 * 1024 },
  request: v.object({
    gameCode: text(64),
    numero: text(64),
    lines: v.pipe(v.array(v.object(lineEntries())), v.minLength(1), v.maxLength(MAX_TICKET_LINES)),
    chase: v.optional(v.object({ multiples: multiplesSchema(), stopOnWin: flag() })),
    total: decimal(),
    currency: currencyCode(),
  }),
  value: v.object({ orderId: text(64), tickets: v.array(ticketSchema()) }),
  encode: ({ lottery, draw, lines, chase, total }: PlaceTicketInput) => ({
    gameCode: lottery,
    numero: draw,
    lines: Array.from(lines),
    chase: chase && {
      multiples: Array.from(chase.multiples),
      stopOnWin: chase.stopOnWin ? (1 as const) : (0 as const),
    },
    total: formatDecimal(total.minor),
    currency: total.currency,
  }),
  decode: ({ orderId, tickets }): PlacedOrder => ({ orderId, tickets: tickets.map(decodeTicket) }),
  summary: 'Bets on a draw, or on several in a chase; all or nothing, paid at once.',
  spec: 'decisions: Games (a bet slip) and Money and time; path, body and value ours.',
});

export interface PlacedOrder {
  readonly orderId: string;
  /** In the order of their draws. */
  readonly tickets: readonly Ticket[];
}

export const cancelTickets = /* @__PURE__ */ endpoint({
  id: 'cancelTickets',
  tag: 'Lottery',
  method: 'POST',
  path: '/lgw/bets/cancel',
  auth: 'token',
  idempotent: true,
  request: v.object({ ticketIds: v.pipe(v.array(text(64)), v.minLength(1), v.maxLength(200)) }),
  value: v.object({ tickets: v.array(ticketSchema()) }),
  encode: ({ tickets }: { tickets: readonly string[] }) => ({ ticketIds: Array.from(tickets) }),
  decode: ({ tickets }): readonly Ticket[] => tickets.map(decodeTicket),
  summary: 'Gives tickets back before their lock; all of them or none.',
  spec: 'decisions: Games; path, body and value ours.',
});

export interface TicketsFilter extends PageInput {
  /** Code of the lottery; all without. */
  lottery?: string | undefined;
  /** One chase alone. */
  orderId?: string | undefined;
  /** `open` or everything that has ended; both without. */
  state?: 'open' | 'ended' | undefined;
}

export const listTickets = /* @__PURE__ */ endpoint({
  id: 'listTickets',
  tag: 'Lottery',
  method: 'GET',
  path: '/lgw/bets/list',
  auth: 'token',
  request: pagedRequest({
    gameCode: v.optional(text(64)),
    orderId: v.optional(text(64)),
    status: v.optional(v.picklist(['OPEN', 'ENDED'])),
    language: v.optional(text(8)),
  }),
  value: pagedValue(ticketSchema(), {}),
  encode: ({ lottery, orderId, state, ...page }: TicketsFilter) => ({
    ...encodePage(page),
    gameCode: lottery,
    orderId,
    status: state && ({ open: 'OPEN', ended: 'ENDED' } as const)[state],
  }),
  decode: (wire): Page<Ticket> => decodePage(wire, decodeTicket),
  summary: 'The member’s tickets, the newest first.',
  spec: 'decisions: Games (records); path and value ours.',
});
