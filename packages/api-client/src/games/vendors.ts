import * as v from 'valibot';
import { endpoint, type NoInput } from '../core/endpoint';
import { count, flag, text } from '../core/schemas';
import { categorySchema, type Category } from './category';
import { VENDOR_FOLDER } from './game';

const VendorLaneSchema = /* @__PURE__ */ v.object({
  title: categorySchema(),
  cards: v.array(
    v.object({
      vassalage: text(32),
      vendorName: text(64),
      gameType: categorySchema(),
      isHot: flag(),
      isNew: v.optional(flag()),
      isGame: v.picklist(['GAME', VENDOR_FOLDER]),
      gameId: v.nullish(text(64)),
      nodeId: v.nullish(text(64)),
      /** Path of the vendor's mark. */
      markPath: text(255),
      gameCount: v.optional(count()),
    }),
  ),
});

export type WireVendorLane = v.InferOutput<typeof VendorLaneSchema>;

export interface Vendor {
  readonly code: string;
  readonly name: string;
  readonly category: Category;
  readonly isHot: boolean;
  readonly isNew: boolean;
  /** Its games are listed; otherwise the vendor is one game, started by `gameId` and `nodeId`. */
  readonly isFolder: boolean;
  readonly gameId: string | null;
  readonly nodeId: string | null;
  readonly markPath: string;
  readonly gameCount: number | null;
}

/** The vendors of one category, in the order to show. */
export interface VendorLane {
  readonly category: Category;
  readonly vendors: readonly Vendor[];
}

export const listVendors = /* @__PURE__ */ endpoint({
  id: 'listVendors',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  auth: 'optional',
  request: v.object({
    platform: v.literal('html5-desktop'),
    merchantCode: v.optional(text(32)),
    language: v.optional(text(8)),
  }),
  value: v.object({ data: v.object({ lanes: v.array(VendorLaneSchema) }) }),
  encode: (_input: NoInput) => ({ platform: 'html5-desktop' as const }),
  decode: ({ data }): readonly VendorLane[] =>
    data.lanes.map(({ title, cards }) => ({
      category: title,
      vendors: cards.map((card) => ({
        code: card.vassalage,
        name: card.vendorName,
        category: card.gameType,
        isHot: card.isHot === 1,
        isNew: card.isNew === 1,
        isFolder: card.isGame === VENDOR_FOLDER,
        gameId: card.gameId ?? null,
        nodeId: card.nodeId ?? null,
        markPath: card.markPath,
        gameCount: card.gameCount ?? null,
      })),
    })),
  summary: 'The vendors by category.',
  spec: '§7 Games and lobby "Game vendor (GET)" and GCSGAME_newGameVendor, read as one call; §3 Game vendor lane. Added: vendorName, isNew, markPath, gameCount.',
});
