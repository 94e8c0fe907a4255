import * as v from 'valibot';
import { named, unwrapField, type FieldOf } from '../core/codec';
import { endpoint } from '../core/endpoint';
import { constant, count, decoded, flag, text } from '../core/schemas';
import { categorySchema } from './category';
import { folderMark } from './game';

/* @__NO_SIDE_EFFECTS__ */
function vendorSchema() {
  return v.object({
    vassalage: named('code', text(32)),
    name: text(64),
    gameType: named('category', categorySchema()),
    isHot: decoded(flag(), Boolean),
    isNew: v.boolean(),
    /**
     * Whether the vendor's games are listed; otherwise the vendor is one game, launched by `gameId` and
     * `nodeId`.
     */
    isGame: named('isFolder', folderMark()),
    gameId: v.nullable(text(64)),
    nodeId: v.nullable(text(64)),
    /** Path of the vendor's logo. */
    markPath: text(255),
    gameCount: v.nullable(count()),
  });
}

/** A vendor of games. */
export type Vendor = FieldOf<ReturnType<typeof vendorSchema>>;

/* @__NO_SIDE_EFFECTS__ */
function laneSchema() {
  return v.object({
    title: named('category', categorySchema()),
    /** In display order. */
    cards: named('vendors', v.array(vendorSchema())),
  });
}

/** The vendors of one category. */
export type VendorLane = FieldOf<ReturnType<typeof laneSchema>>;

export type WireVendorLane = v.InferOutput<ReturnType<typeof laneSchema>>;

export const listVendors = /* @__PURE__ */ endpoint({
  id: 'listVendors',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  auth: 'optional',
  request: v.object({
    platform: constant('html5-desktop'),
    merchantCode: v.optional(text(32)),
    language: v.optional(text(8)),
  }),
  value: unwrapField(
    'data',
    v.object({ data: unwrapField('lanes', v.object({ lanes: v.array(laneSchema()) })) }),
  ),
  summary: 'Lists the vendors by category.',
  spec: '§7 Games and lobby "Game vendor (GET)" and GCSGAME_newGameVendor, treated as one call; §3 Game vendor lane. Added: name, isNew, markPath, gameCount.',
});
