import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { done, nothing, text } from '../core/schemas';
import { categorySchema, type Category } from './category';

export const listFavouriteIds = /* @__PURE__ */ endpoint({
  id: 'listFavouriteIds',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/GCS_favoriteGameIds',
  auth: 'token',
  request: nothing(),
  value: v.object({ list: v.array(v.union([v.string(), v.number()])) }),
  decode: ({ list }): readonly string[] => list.map(String),
  summary: "Node ids of the member's favourites.",
  spec: '§7 "Favourites: ids list (value list)", §3; path ours.',
});

export interface FavouriteInput {
  nodeId: string;
  /** Code of the vendor. */
  vendor: string;
  category: Category;
}

/* @__NO_SIDE_EFFECTS__ */
function favouriteRequest() {
  return v.object({ nodeId: text(64), vendor: text(32), gameType: categorySchema() });
}

function encodeFavourite({ nodeId, vendor, category }: FavouriteInput) {
  return { nodeId, vendor, gameType: category };
}

export const addFavourite = /* @__PURE__ */ endpoint({
  id: 'addFavourite',
  tag: 'Games',
  method: 'POST',
  path: '/wps/relay/GCS_addFavoriteGame',
  auth: 'token',
  request: favouriteRequest(),
  value: done(),
  encode: encodeFavourite,
  summary: 'Adds a game to the favourites; adding it twice changes nothing.',
  spec: '§7 Favourites: nodeId, vendor, gameType; path and method ours.',
});

export const removeFavourite = /* @__PURE__ */ endpoint({
  id: 'removeFavourite',
  tag: 'Games',
  method: 'POST',
  path: '/wps/relay/GCS_removeFavoriteGame',
  auth: 'token',
  request: favouriteRequest(),
  value: done(),
  encode: encodeFavourite,
  summary: 'Takes a game out of the favourites; one that is not there is no fault.',
  spec: '§7 Favourites: nodeId, vendor, gameType; path and method ours.',
});
