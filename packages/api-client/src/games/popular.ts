import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { text, wholeNumber } from '../core/schemas';
import { decodeGame, gameSchema, type Game } from './game';

export const listPopularGames = /* @__PURE__ */ endpoint({
  id: 'listPopularGames',
  tag: 'Games',
  method: 'GET',
  path: '/lgw/games/popular',
  auth: 'optional',
  request: v.object({
    count: wholeNumber(1, 100),
    prizeMode: v.picklist(['Lott', 'ZY', 'Elott', 'SEA']),
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

/** The prize modes of the site configuration (§3). */
export type PrizeMode = 'Lott' | 'ZY' | 'Elott' | 'SEA';
