import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { text, wholeNumber } from '../core/schemas';
import { decodeGame, gameSchema, type Game } from './game';

/** The prize modes of the site configuration (§3). */
/* @__NO_SIDE_EFFECTS__ */
export function prizeModeSchema() {
  return v.picklist(['Lott', 'ZY', 'Elott', 'SEA']);
}

export type PrizeMode = v.InferOutput<ReturnType<typeof prizeModeSchema>>;

export const listPopularGames = /* @__PURE__ */ endpoint({
  id: 'listPopularGames',
  tag: 'Games',
  method: 'GET',
  path: '/lgw/games/popular',
  auth: 'optional',
  request: v.object({
    count: wholeNumber(1, 100),
    prizeMode: prizeModeSchema(),
    device: v.literal('WEB'),
    language: v.optional(text(8)),
  }),
  value: v.object({ list: v.array(gameSchema()) }),
  encode: ({ count = 20, prizeMode = 'SEA' }: { count?: number; prizeMode?: PrizeMode }) => ({
    count,
    prizeMode,
    device: 'WEB' as const,
  }),
  decode: ({ list }): readonly Game[] => list.map(decodeGame),
  summary: 'The games played most of late.',
  spec: '§7 Games and lobby "Popular games" and Lottery /lgw/games/popular, read as one call; count 20 (§9).',
});
