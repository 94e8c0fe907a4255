import * as v from 'valibot';
import { named } from '../core/codec';
import { endpoint, type InputOf } from '../core/endpoint';
import { done, text } from '../core/schemas';
import { categorySchema } from './category';

/* @__NO_SIDE_EFFECTS__ */
function favouriteRequest() {
  return v.object({
    nodeId: text(64),
    /** Code of the vendor. */
    vendor: text(32),
    gameType: named('category', categorySchema()),
  });
}

export const addFavourite = /* @__PURE__ */ endpoint({
  id: 'addFavourite',
  tag: 'Games',
  method: 'POST',
  path: '/wps/relay/GCS_addFavoriteGame',
  auth: 'token',
  request: favouriteRequest(),
  value: done(),
  summary: "Adds a game to the member's favorites; adding it again changes nothing.",
  spec: '§7 Favourites: nodeId, vendor, gameType; path and method defined here.',
});

/** Input of {@link addFavourite}. */
export type FavouriteInput = InputOf<typeof addFavourite>;

export const removeFavourite = /* @__PURE__ */ endpoint({
  id: 'removeFavourite',
  tag: 'Games',
  method: 'POST',
  path: '/wps/relay/GCS_removeFavoriteGame',
  auth: 'token',
  request: favouriteRequest(),
  value: done(),
  summary: "Removes a game from the member's favorites; succeeds even if it isn't one of them.",
  spec: '§7 Favourites: nodeId, vendor, gameType; path and method defined here.',
});
