import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { endpoint, type NoInput } from '../core/endpoint';
import { decodePage, encodePage, type Page, type PageInput } from '../core/page';
import {
  count,
  currencyCode,
  decimal,
  pagedRequest,
  pagedValue,
  text,
  timestamp,
} from '../core/schemas';
import { decodeSpin, spinEntries, type Spin } from './raffle';
import { decodePrize, prizeEntries, type Prize } from './prize';

/** The odds of all segments together. */
export const WHEEL_ODDS_TOTAL = 1_000_000;

export interface WheelSegment {
  readonly id: string;
  /** In the caller's language. */
  readonly name: string;
  readonly prize: Prize;
  /** Chances in {@link WHEEL_ODDS_TOTAL}. */
  readonly odds: number;
}

/** How a guest or member stands to the wheel. */
export interface Wheel {
  /** What `claimRafflePromotion` takes. */
  readonly id: string;
  readonly isOpen: boolean;
  /** In the order they are drawn, clockwise from the top; their odds come to {@link WHEEL_ODDS_TOTAL}. */
  readonly segments: readonly WheelSegment[];
  /** Deposits of so much on one day of the brand bring that day's ticket. */
  readonly ticketDeposit: Money;
  /** A prize in money is played so many times before the next withdrawal. */
  readonly turnoverMultiple: number;
  /** Null for a guest. */
  readonly mine: {
    /** Tickets that can be spun now. */
    readonly tickets: number;
    readonly depositedToday: Money;
    /** Today's ticket of deposits has been given. */
    readonly hasTodaysTicket: boolean;
    /** When the brand's next day begins; milliseconds since 1970. */
    readonly nextDayAt: number;
    /** SHA-256 of the server seed of the next spin. */
    readonly commitment: string;
  } | null;
}

export const getWheel = /* @__PURE__ */ endpoint({
  id: 'getWheel',
  tag: 'Activities',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRaffleWheel',
  auth: 'optional',
  request: v.object({ language: v.optional(text(8)) }),
  value: v.object({
    promoId: text(64),
    enabled: v.boolean(),
    currency: currencyCode(),
    ticketDeposit: decimal(),
    turnoverMultiple: count(),
    list: v.array(
      v.object({ segmentId: text(64), name: v.string(), ...prizeEntries(), odds: count() }),
    ),
    mine: v.nullish(
      v.object({
        tickets: count(),
        depositedToday: decimal(),
        ticketGiven: v.boolean(),
        nextDayTime: timestamp(),
        serverSeedHash: text(64),
      }),
    ),
  }),
  encode: (_input: NoInput) => ({}),
  decode: (wire): Wheel => ({
    id: wire.promoId,
    isOpen: wire.enabled,
    segments: wire.list.map(({ segmentId, name, odds, ...prize }) => ({
      id: segmentId,
      name,
      odds,
      prize: decodePrize(prize, wire.currency),
    })),
    ticketDeposit: parseMoney(wire.ticketDeposit, wire.currency),
    turnoverMultiple: wire.turnoverMultiple,
    mine: wire.mine
      ? {
          tickets: wire.mine.tickets,
          depositedToday: parseMoney(wire.mine.depositedToday, wire.currency),
          hasTodaysTicket: wire.mine.ticketGiven,
          nextDayAt: wire.mine.nextDayTime,
          commitment: wire.mine.serverSeedHash,
        }
      : null,
  }),
  summary:
    'The wheel: its segments with their announced odds, and the tickets that the caller has.',
  spec: '§7 Wallet and member, MCS2_claimRafflePromotion needs it; call ours. Odds are in parts per million.',
});

export const listSpins = /* @__PURE__ */ endpoint({
  id: 'listSpins',
  tag: 'Activities',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRaffleRecord',
  auth: 'token',
  request: pagedRequest({ language: v.optional(text(8)) }),
  value: pagedValue(v.object(spinEntries()), { currency: currencyCode() }),
  encode: (page: PageInput) => encodePage(page),
  decode: ({ currency, ...page }): Page<Spin> =>
    decodePage(page, (spin) => decodeSpin(spin, currency)),
  summary: "The member's spins of the wheel, newest first, each with what proves it.",
  spec: '§7 Wallet and member, MCS2_claimRafflePromotion needs it; call ours.',
});
