import * as v from 'valibot';
import { named, type FieldOf } from '../core/codec';
import { count, decimalText, decoded, text } from '../core/schemas';
import { categorySchema } from './category';

/* @__NO_SIDE_EFFECTS__ */
export function volatilitySchema() {
  return v.picklist(['LOW', 'MEDIUM', 'HIGH']);
}

/** How a game pays out: small wins often, or large wins rarely. */
export type Volatility = FieldOf<ReturnType<typeof volatilitySchema>>;

/** `GAME`, or `VASSALAGE` for an entry that represents all games of a vendor. */
/* @__NO_SIDE_EFFECTS__ */
export function folderMark() {
  return decoded(v.picklist(['GAME', 'VASSALAGE']), (mark) => mark === 'VASSALAGE');
}

/* @__NO_SIDE_EFFECTS__ */
export function gameSchema() {
  return v.object({
    gameId: named('id', text(64)),
    /** The key for favorites and for launching the game. */
    nodeId: text(64),
    code: text(64),
    /** The code that the game is launched by, if it differs from `code`. */
    gameCode: v.optional(text(64)),
    gameName: named('name', text(255)),
    gameType: named('category', categorySchema()),
    /** Code of the vendor. */
    vassalage: named('vendor', text(32)),
    vendor: named('vendorName', text(64)),
    /** Represents all games of its vendor; opens a list instead of a game. */
    isGame: named('isVendorFolder', folderMark()),
    isHot: v.boolean(),
    isNew: v.boolean(),
    hasDemo: v.boolean(),
    /** Return to player in percent, if the vendor provides it. */
    rtp: v.optional(v.number()),
    /** In the brand's currency: parse with `parseMoney`. */
    minBet: v.optional(decimalText()),
    /** `/art/cover/<id>`; the page adds width and format. */
    coverPath: text(255),
    defaultPlayType: v.nullish(v.string()),
    accountTypeName: v.nullish(v.string()),
    /** The kind of game within its category, one of `GAME_KINDS`: `BACCARAT`, `FRUIT` … */
    kind: v.optional(text(32)),
    /** Present if the vendor provides one. */
    volatility: v.optional(volatilitySchema()),
    /** Number of pay lines, if it has any. */
    lines: v.optional(count()),
    /** Values of `GAME_FEATURES`. */
    features: v.optional(v.array(text(32))),
  });
}

export type WireGame = v.InferOutput<ReturnType<typeof gameSchema>>;

/** A game of the lobby. */
export type Game = FieldOf<ReturnType<typeof gameSchema>>;
