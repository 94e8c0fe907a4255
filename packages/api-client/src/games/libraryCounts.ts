import * as v from 'valibot';
import { endpoint, type NoInput } from '../core/endpoint';
import { count, nothing } from '../core/schemas';
import { categorySchema, type Category } from './category';

/** How many games a member keeps, of each category that has any. */
export interface LibraryCounts {
  readonly total: number;
  readonly byCategory: Readonly<Partial<Record<Category, number>>>;
}

/* @__NO_SIDE_EFFECTS__ */
function counts() {
  return v.object({
    totalCount: count(),
    list: v.array(v.object({ gameType: categorySchema(), count: count() })),
  });
}

function decodeCounts({
  totalCount,
  list,
}: v.InferOutput<ReturnType<typeof counts>>): LibraryCounts {
  return {
    total: totalCount,
    byCategory: Object.fromEntries(list.map(({ gameType, count }) => [gameType, count])),
  };
}

export const getLibraryCounts = /* @__PURE__ */ endpoint({
  id: 'getLibraryCounts',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/GCS_gameLibraryCounts',
  auth: 'token',
  request: nothing(),
  value: v.object({ favorites: counts(), recents: counts() }),
  encode: (_input: NoInput) => ({}),
  decode: ({ favorites, recents }) => ({
    favourites: decodeCounts(favorites),
    recents: decodeCounts(recents),
  }),
  summary: 'How many favourites and recent games a member has, in all and by category.',
  spec: '§7 Games and lobby, Favourites and Recent; ours, for the counts beside them.',
});
