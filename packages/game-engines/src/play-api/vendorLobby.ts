import * as v from 'valibot';
import { playCall } from './playCall';
import { EmptyBodySchema, OpenBodySchema } from './protocol';
import { wholeNumber } from './schemas';

// The lobby of one vendor's games on the play origin. A game opened in it is a game like any other.

const VendorLobbySchema = /* @__PURE__ */ v.object({
  vendorName: v.string(),
  language: v.string(),
  backUrl: v.nullable(v.string()),
  /** Origins that may receive the page's messages. */
  siteOrigins: v.array(v.string()),
});
/** An open lobby. */
export type VendorLobby = v.InferOutput<typeof VendorLobbySchema>;

const LobbyGameSchema = /* @__PURE__ */ v.object({
  id: v.string(),
  nodeId: v.string(),
  name: v.string(),
  isNew: v.boolean(),
  isHot: v.boolean(),
  /** A path on the page's own origin. */
  coverPath: v.string(),
});
/** A game in the lobby. */
export type LobbyGame = v.InferOutput<typeof LobbyGameSchema>;

const LobbyGamesSchema = /* @__PURE__ */ v.object({
  games: v.array(LobbyGameSchema),
  totalPages: wholeNumber(),
  totalCount: wholeNumber(),
});
/** A page of the lobby's games, most played first. */
export type LobbyGames = v.InferOutput<typeof LobbyGamesSchema>;

/** Exchanges the one-time ticket in the URL for the lobby's secret, which is valid for its calls only. */
export const openVendorLobbyCall = /* @__PURE__ */ playCall({
  method: 'POST',
  path: 'vendor/open',
  request: OpenBodySchema,
  reply: v.object({ secret: v.string(), lobby: VendorLobbySchema }),
});

/** The open lobby, for a reloaded page. */
export const vendorLobbyCall = /* @__PURE__ */ playCall({
  method: 'GET',
  path: 'vendor/lobby',
  request: EmptyBodySchema,
  reply: VendorLobbySchema,
});

/** The vendor's games of the lobby's category; with a search, the best matches first. */
export const listVendorGamesCall = /* @__PURE__ */ playCall({
  method: 'GET',
  path: 'vendor/games',
  request: v.object({
    search: v.optional(v.pipe(v.string(), v.maxLength(64))),
    /** From 1. */
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/))),
  }),
  reply: LobbyGamesSchema,
});

/**
 * Launches a game of the lobby with the member's money. A repeat with the same key is the same launch.
 */
export const launchVendorGameCall = /* @__PURE__ */ playCall({
  method: 'POST',
  path: 'vendor/launch',
  request: v.object({
    nodeId: v.pipe(v.string(), v.maxLength(64)),
    key: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
    /** Target of the game's exit: the lobby's own URL. */
    backUrl: v.pipe(v.string(), v.maxLength(2048)),
  }),
  /** On the page's own origin, with a one-time ticket. */
  reply: v.object({ path: v.string() }),
});
