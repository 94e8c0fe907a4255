import * as v from 'valibot';
import { count, decimalText, flag, text } from '../core/schemas';
import { categorySchema, type Category } from './category';

/** How the platform marks an entry that stands for all games of a vendor. */
export const VENDOR_FOLDER = 'VASSALAGE';

/** How the wins of a game fall: often and small, or seldom and large. */
export type Volatility = 'LOW' | 'MEDIUM' | 'HIGH';

/* @__NO_SIDE_EFFECTS__ */
export function volatilitySchema() {
  return v.picklist(['LOW', 'MEDIUM', 'HIGH']);
}

/* @__NO_SIDE_EFFECTS__ */
export function gameSchema() {
  return v.object({
    gameId: text(64),
    nodeId: text(64),
    code: text(64),
    gameCode: v.optional(text(64)),
    gameName: text(255),
    gameType: categorySchema(),
    /** Code of the vendor. */
    vassalage: text(32),
    /** Name of the vendor. */
    vendor: text(64),
    /** `GAME`, or `VASSALAGE` for a vendor folder. */
    isGame: v.picklist(['GAME', VENDOR_FOLDER]),
    isHot: flag(),
    isNew: v.optional(flag()),
    hasDemo: v.optional(flag()),
    /** Return to player in percent, `"96.50"`, where the vendor gives one. */
    rtp: v.nullish(decimalText()),
    /** In the brand's currency. */
    minBet: v.nullish(decimalText()),
    /** Path of the cover without width and format. */
    coverPath: text(255),
    defaultPlayType: v.nullish(v.string()),
    accountTypeName: v.nullish(v.string()),
    /** One of `GAME_KINDS`. */
    gameKind: v.optional(text(32)),
    volatility: v.nullish(volatilitySchema()),
    lineNum: v.optional(count()),
    features: v.optional(v.array(text(32))),
  });
}

export type WireGame = v.InferOutput<ReturnType<typeof gameSchema>>;

export interface Game {
  readonly id: string;
  /** What favourites and the launch are keyed by. */
  readonly nodeId: string;
  readonly code: string;
  readonly name: string;
  /** Code of the vendor. */
  readonly vendor: string;
  readonly vendorName: string;
  readonly category: Category;
  readonly isHot: boolean;
  readonly isNew: boolean;
  readonly hasDemo: boolean;
  /** Stands for all games of its vendor; opens a list instead of a game. */
  readonly isVendorFolder: boolean;
  /** Return to player in percent, where the vendor gives one. */
  readonly rtp?: number | undefined;
  /** Decimal amount in the brand's currency: parse with `parseMoney`. */
  readonly minBet?: string | undefined;
  /** `/art/cover/<id>`: width and format are added by who shows it. */
  readonly coverPath: string;
  readonly defaultPlayType?: string | undefined;
  readonly accountTypeName?: string | undefined;
  /** What kind of its category it is, one of `GAME_KINDS`: `BACCARAT`, `FRUIT` … */
  readonly kind?: string | undefined;
  /** Where the vendor gives one. */
  readonly volatility?: Volatility | undefined;
  /** Pay lines, where it has any. */
  readonly lines?: number | undefined;
  /** Some of `GAME_FEATURES`. */
  readonly features?: readonly string[] | undefined;
}

export function decodeGame(wire: WireGame): Game {
  return {
    id: wire.gameId,
    nodeId: wire.nodeId,
    code: wire.gameCode ?? wire.code,
    name: wire.gameName,
    vendor: wire.vassalage,
    vendorName: wire.vendor,
    category: wire.gameType,
    isHot: wire.isHot === 1,
    isNew: wire.isNew === 1,
    hasDemo: wire.hasDemo === 1,
    isVendorFolder: wire.isGame === VENDOR_FOLDER,
    rtp: wire.rtp ? Number(wire.rtp) : undefined,
    minBet: wire.minBet ?? undefined,
    coverPath: wire.coverPath,
    defaultPlayType: wire.defaultPlayType ?? undefined,
    accountTypeName: wire.accountTypeName ?? undefined,
    kind: wire.gameKind,
    volatility: wire.volatility ?? undefined,
    lines: wire.lineNum || undefined,
    features: wire.features,
  };
}
