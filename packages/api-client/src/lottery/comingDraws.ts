import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { endpoint, type NoInput } from '../core/endpoint';
import { currencyCode, decimal, text, timestamp } from '../core/schemas';

/** A draw that still takes bets. */
export interface ComingDraw {
  /** Code of the lottery. */
  readonly lottery: string;
  readonly lotteryName: string;
  /** `LOTT` are the draws of the day, `ELOTT` those of the minute. */
  readonly category: 'LOTT' | 'ELOTT';
  /** The menu group that the lottery stands in; null where the platform has none. */
  readonly group: string | null;
  /** It has its page among the regional lotteries. */
  readonly isRegional: boolean;
  /** Milliseconds since 1970. */
  readonly drawsAt: number;
  /** From here on no bet is taken for it. */
  readonly locksAt: number;
  /** The pool that it is played for; null where the lottery has none. */
  readonly jackpot: Money | null;
  /** The draw before it; null until there has been one. */
  readonly latest: LatestDraw | null;
}

/** What a lottery has drawn last. */
export interface LatestDraw {
  readonly number: string;
  /** Prize tiers from the highest, each with its winning numbers as they are printed. */
  readonly tiers: readonly { readonly prize: string; readonly numbers: readonly string[] }[];
}

/** The account type by which the regional lotteries go. */
const REGIONAL = /^VN/i;

export const listComingDraws = /* @__PURE__ */ endpoint({
  id: 'listComingDraws',
  tag: 'Lottery',
  method: 'GET',
  path: '/lgw/games/coming/numero',
  auth: 'optional',
  request: v.object({ language: v.optional(text(8)) }),
  value: v.object({
    list: v.array(
      v.object({
        gameCode: text(64),
        displayName: text(255),
        gameType: v.optional(v.picklist(['LOTT', 'ELOTT'])),
        gameGroupCode: v.nullish(text(64)),
        accountTypeName: v.nullish(v.string()),
        openTime: timestamp(),
        lockTime: timestamp(),
        currency: v.optional(currencyCode()),
        jackpot: v.nullish(decimal()),
        latest: v.nullish(
          v.object({
            numero: text(64),
            winNo: v.array(v.object({ prize: v.string(), numbers: v.array(v.string()) })),
          }),
        ),
      }),
    ),
  }),
  encode: (_input: NoInput) => ({}),
  decode: ({ list }): readonly ComingDraw[] =>
    list.map((wire) => ({
      lottery: wire.gameCode,
      lotteryName: wire.displayName,
      category: wire.gameType ?? 'LOTT',
      group: wire.gameGroupCode ?? null,
      isRegional: REGIONAL.test(wire.accountTypeName ?? ''),
      drawsAt: wire.openTime,
      locksAt: wire.lockTime,
      jackpot:
        typeof wire.jackpot === 'string' && wire.currency !== undefined
          ? parseMoney(wire.jackpot, wire.currency)
          : null,
      latest: wire.latest ? { number: wire.latest.numero, tiers: wire.latest.winNo } : null,
    })),
  summary:
    'The next draw of each lottery, the soonest first, with its pool and the draw before it.',
  spec: '§7 Lottery; ours, for the countdowns of the home page and of the lobbies.',
});
