import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import type { PrizeMode } from '../games/popular';
import { endpoint } from '../core/endpoint';
import { count, currencyCode, decimal, flag, text, timestamp } from '../core/schemas';

/** A draw that can be bet on, now or in a chase. */
export interface SaleDraw {
  readonly number: string;
  /** Milliseconds since 1970. */
  readonly drawsAt: number;
  /** From here on no bet is taken for it. */
  readonly locksAt: number;
  /** SHA-256 of the seed that it will be drawn from. */
  readonly commitment: string;
}

/** On which terms a lottery is sold right now. */
export interface LotteryOffer {
  /** Code of the lottery. */
  readonly lottery: string;
  readonly lotteryName: string;
  readonly prizeMode: PrizeMode;
  /** Off: the lottery can be looked at, and nothing is sold. */
  readonly isOpen: boolean;
  /** Draws ahead, the soonest first: the first is the one that is sold; the rest can be chased. */
  readonly draws: readonly SaleDraw[];
  /** The most draws of one chase, the first included. */
  readonly maxChaseDraws: number;
  readonly maxMultiple: number;
  /** The least and the most that one ticket may cost. */
  readonly minStake: Money;
  readonly maxStake: Money;
  /** The most that a member may have on one draw. */
  readonly maxDrawStake: Money;
  /** The most that a ticket's fixed prizes are paid out to; jackpots are not limited. */
  readonly maxPayout: Money;
  /** The pool; null where the lottery has none. */
  readonly jackpot: Money | null;
}

const PRIZE_MODES = ['Lott', 'ZY', 'Elott', 'SEA'] as const;

export const getLotteryOffer = /* @__PURE__ */ endpoint({
  id: 'getLotteryOffer',
  tag: 'Lottery',
  method: 'GET',
  path: '/lgw/games/offer',
  auth: 'optional',
  request: v.object({ gameCode: text(64), language: v.optional(text(8)) }),
  value: v.object({
    gameCode: text(64),
    displayName: text(255),
    prizeMode: v.picklist(PRIZE_MODES),
    isOpen: flag(),
    currency: currencyCode(),
    numeros: v.array(
      v.object({
        numero: text(64),
        openTime: timestamp(),
        lockTime: timestamp(),
        commitment: text(64),
      }),
    ),
    maxChase: count(),
    maxMultiple: count(),
    minStake: decimal(),
    maxStake: decimal(),
    maxDrawStake: decimal(),
    maxPayout: decimal(),
    jackpot: v.nullable(decimal()),
  }),
  encode: ({ lottery }: { lottery: string }) => ({ gameCode: lottery }),
  decode: (wire): LotteryOffer => {
    const money = (amount: string) => parseMoney(amount, wire.currency);
    return {
      lottery: wire.gameCode,
      lotteryName: wire.displayName,
      prizeMode: wire.prizeMode,
      isOpen: wire.isOpen === 1,
      draws: wire.numeros.map(({ numero, openTime, lockTime, commitment }) => ({
        number: numero,
        drawsAt: openTime,
        locksAt: lockTime,
        commitment,
      })),
      maxChaseDraws: wire.maxChase,
      maxMultiple: wire.maxMultiple,
      minStake: money(wire.minStake),
      maxStake: money(wire.maxStake),
      maxDrawStake: money(wire.maxDrawStake),
      maxPayout: money(wire.maxPayout),
      jackpot: wire.jackpot === null ? null : money(wire.jackpot),
    };
  },
  summary: 'The draws that are sold, their promises, limits and pool of a lottery.',
  spec: '§3 Site config (prize modes); decisions: Games (a bet slip, scheduled draws); path and value ours.',
});
