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
      /** `LOTT`: draws by day; `ELOTT`: draws at intervals of minutes. */
      category: v.picklist(['LOTT', 'ELOTT']),
      /** The menu group of the lottery; null if the platform has none. */
      group: v.nullable(text(64)),
      /** Whether its page is among the regional lotteries. */
      isRegional: v.boolean(),
      /** How the site opens it, as for a game: `SEA…` in a lobby of its own. */
      accountTypeName: v.nullish(v.string()),
      /** The cover of its game; the page adds width and format. */
      coverPath: v.nullish(text(255)),
      /** Milliseconds since 1970. */
      drawsAt: timestamp(),
      /** From this time on, bets are no longer accepted. */
      locksAt: timestamp(),
      currency: currencyCode(),
      /** The jackpot pool of the draw; null if the lottery has none. */
      jackpot: v.nullable(decimal()),
      /** The previous draw; null before the first one. */
      latest: v.nullable(v.object({ number: text(64), tiers: tiersSchema() })),
    }),
  ),
  summary:
    'Lists the next draw of each lottery, soonest first, with its jackpot pool and the previous draw.',
  spec: '§7 Lottery; call defined here, for the countdowns on the home page and in the lobbies.',
});

/** A draw that is open for bets. */
export type ComingDraw = OutputOf<typeof listComingDraws>[number];

/** The latest draw of a lottery. */
export type LatestDraw = NonNullable<ComingDraw['latest']>;
