import * as v from 'valibot';
import { unwrapField } from '../core/codec';
import { endpoint } from '../core/endpoint';
import { decoded, nothing } from '../core/schemas';

export const listFavouriteIds = /* @__PURE__ */ endpoint({
  id: 'listFavouriteIds',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/GCS_favoriteGameIds',
  auth: 'token',
  request: nothing(),
  value: unwrapField(
    'list',
    v.object({ list: v.array(decoded(v.union([v.string(), v.number()]), String)) }),
  ),
  summary: "Lists the node IDs of the member's favorite games.",
  spec: '§7 "Favourites: ids list (value list)", §3; path defined here.',
});
