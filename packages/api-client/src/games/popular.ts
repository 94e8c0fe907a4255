import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint } from '../core/endpoint';
import { constant, text, wholeNumber } from '../core/schemas';
import { gameSchema } from './game';

/** The prize modes of the site configuration (§3). */
/* @__NO_SIDE_EFFECTS__ */
export function prizeModeSchema() {
  return v.picklist(['Lott', 'ZY', 'Elott', 'SEA']);
}

/** How the site presents lotteries: a prize mode of its configuration (specification §3). */
export type PrizeMode = FieldOf<ReturnType<typeof prizeModeSchema>>;

export const listPopularGames = /* @__PURE__ */ endpoint({
  id: 'listPopularGames',
  tag: 'Games',
  method: 'GET',
  path: '/lgw/games/popular',
  auth: 'optional',
  request: v.object({
    count: v.optional(wholeNumber(1, 100), 20),
    prizeMode: v.optional(prizeModeSchema(), 'SEA'),
    device: constant('WEB'),
    language: v.optional(text(8)),
  }),
  value: v.array(gameSchema()),
  summary: 'Lists the games currently played most.',
  spec: '§7 Games and lobby "Popular games" and Lottery /lgw/games/popular, treated as one call; count 20 (§9); value defined here.',
});
