import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint } from '../core/endpoint';
import { count, nothing } from '../core/schemas';
import { CATEGORIES } from './category';

/* @__NO_SIDE_EFFECTS__ */
function counts() {
  return v.object({
    total: count(),
    byCategory: v.object(v.entriesFromList(CATEGORIES, v.optional(count()))),
  });
}

/** Number of games in a member's list, in total and for each category that has any. */
export type LibraryCounts = FieldOf<ReturnType<typeof counts>>;

export const getLibraryCounts = /* @__PURE__ */ endpoint({
  id: 'getLibraryCounts',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/GCS_gameLibraryCounts',
  auth: 'token',
  request: nothing(),
  value: v.object({ favourites: counts(), recents: counts() }),
  summary:
    "Returns the number of the member's favorite and recent games, in total and by category.",
  spec: '§7 Games and lobby, Favourites and Recent; call defined here, for the counts next to them.',
});
