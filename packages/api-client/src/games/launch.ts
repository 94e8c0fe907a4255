import * as v from 'valibot';
import { categorySchema, type Category } from './category';
import { endpoint } from '../core/endpoint';
import { text } from '../core/schemas';

export interface LaunchInput {
  gameId: string;
  nodeId: string;
  /** Code of the vendor. */
  vendor: string;
  /** Play for fun: no money moves. */
  isDemo?: boolean | undefined;
  /** Where the game's own "home" leads: an address on the site. */
  backUrl?: string | undefined;
  /** Made at the tap: a repeat under the same key, after a lost answer or a reload, is the same launch. */
  key?: string | undefined;
}

/** Where a game is played. */
export interface Launch {
  /** On the play origin, with a ticket that opens it once. */
  readonly address: string;
  /** What `getGameSession` is asked by; null where the platform keeps no account of single sessions. */
  readonly sessionId: string | null;
}

/** Made by the page; nothing of the session or the player is in it. */
/* @__NO_SIDE_EFFECTS__ */
export function launchKey() {
  return v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)));
}

export const launchGame = /* @__PURE__ */ endpoint({
  id: 'launchGame',
  tag: 'Games',
  method: 'POST',
  path: '/wps/relay/getLaunchAddressV2',
  auth: 'token',
  request: v.object({
    gameId: v.optional(text(64)),
    roomId: v.optional(text(64)),
    nodeId: text(64),
    accountType: v.picklist([1, 2]),
    confirmTrans: v.literal(0),
    vassalage: text(32),
    launchMode: v.literal('GLS'),
    platform: v.literal('html5-desktop'),
    clientType: v.literal(3),
    username: v.optional(text(64)),
    merchantCode: v.optional(text(32)),
    language: v.optional(text(8)),
    backUrl: v.optional(text(2048)),
    launchKey: launchKey(),
  }),
  value: v.object({
    game_url: v.nullish(v.pipe(v.string(), v.url())),
    game_url2: v.nullish(v.pipe(v.string(), v.url())),
    sessionId: v.nullish(text(64)),
  }),
  encode: ({ gameId, nodeId, vendor, isDemo = false, backUrl, key }: LaunchInput) => ({
    gameId,
    nodeId,
    accountType: isDemo ? (2 as const) : (1 as const),
    confirmTrans: 0 as const,
    vassalage: vendor,
    launchMode: 'GLS' as const,
    platform: 'html5-desktop' as const,
    clientType: 3 as const,
    backUrl,
    launchKey: key,
  }),
  decode: ({ game_url, game_url2, sessionId }): Launch => {
    const address = game_url ?? game_url2;
    if (!address) throw new Error('the launch names no address: neither game_url nor game_url2.');
    return { address, sessionId: sessionId ?? null };
  },
  summary: 'Opens a game: gives an address on the play origin with a one-time ticket.',
  spec: '§7 Games and lobby, Launch. The token travels in its header only (decisions: Session); accountType 1 is real money, 2 is ours for demo play; backUrl, launchKey and sessionId are ours.',
});

export const launchVendorLobby = /* @__PURE__ */ endpoint({
  id: 'launchVendorLobby',
  tag: 'Games',
  method: 'GET',
  path: '/wps/game/launchGame',
  auth: 'token',
  request: v.object({
    vassalage: text(32),
    gameType: categorySchema(),
    platform: v.literal('html5-desktop'),
    clientType: v.literal(3),
    language: v.optional(text(8)),
  }),
  value: v.object({
    game_url: v.pipe(v.string(), v.url()),
    sessionId: v.nullish(text(64)),
  }),
  encode: ({ vendor, category }: { vendor: string; category: Category }) => ({
    vassalage: vendor,
    gameType: category,
    platform: 'html5-desktop' as const,
    clientType: 3 as const,
  }),
  decode: ({ game_url, sessionId }): Launch => ({
    address: game_url,
    sessionId: sessionId ?? null,
  }),
  summary:
    "Opens a vendor's own lobby: gives an address on the play origin with a one-time ticket.",
  spec: '§7 Games and lobby, /wps/game/launchGame (token); method, body and value ours.',
});
