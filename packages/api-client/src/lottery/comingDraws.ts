import * as v from 'valibot';
import { endpoint, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { currencyCode, text, timestamp } from '../core/schemas';
import { tiersSchema } from './tiers';

export const listComingDraws = /* @__PURE__ */ endpoint({
  id: 'listComingDraws',
  tag: 'Lottery',
  method: 'GET',
  path: '/lgw/games/coming/numero',
  auth: 'optional',
  request: v.object({ language: v.optional(text(8)) }),
  value: v.array(
    v.object({
      /** Code of the lottery. */
      lottery: text(64),
      lotteryName: text(255),
      /** `LOTT` are the draws of the day, `ELOTT` those of the minute. */
      category: v.picklist(['LOTT', 'ELOTT']),
      /** The menu group of the lottery; null where the platform has none. */
      group: v.nullable(text(64)),
      /** It has its page among the regional lotteries. */
      isRegional: v.boolean(),
      /** Milliseconds since 1970. */
      drawsAt: timestamp(),
      /** No bet is taken for it from here on. */
      locksAt: timestamp(),
      currency: currencyCode(),
      /** The pool that it is played for; null where the lottery has none. */
      jackpot: v.nullable(decimal()),
      /** The draw before it; null until there has been one. */
      latest: v.nullable(v.object({ number: text(64), tiers: tiersSchema() })),
    }),
  ),
  summary:
    'The next draw of each lottery, the soonest first, with its pool and the draw before it.',
  spec: '§7 Lottery; ours, for the countdowns of the home page and of the lobbies.',
});

/** A draw that is open for bets. */
export type ComingDraw = OutputOf<typeof listComingDraws>[number];

/** What a lottery has drawn last. */
export type LatestDraw = NonNullable<ComingDraw['latest']>;
