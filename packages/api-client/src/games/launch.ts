import * as v from 'valibot';
import { named } from '../core/codec';
import { endpoint, type InputOf, type OutputOf } from '../core/endpoint';
import { coded, constant, text } from '../core/schemas';
import { categorySchema } from './category';

/**
 * Made by the page at the tap: a repeat under the same key, after a lost answer or a reload, is the
 * same launch. Nothing of the session or the player is in it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function launchKey() {
  return v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)));
}

/* @__NO_SIDE_EFFECTS__ */
function address() {
  return v.pipe(v.string(), v.url());
}

export const launchVendorLobby = /* @__PURE__ */ endpoint({
  id: 'launchVendorLobby',
  tag: 'Games',
  method: 'GET',
  path: '/wps/game/launchGame',
  auth: 'token',
  request: v.object({
    /** Code of the vendor. */
    vendor: text(32),
    category: categorySchema(),
    language: v.optional(text(8)),
  }),
  value: v.object({
    /** On the play origin, with a ticket that opens it once. */
    address: address(),
    /** What `getGameSession` is asked by; null where the platform keeps no account of single sessions. */
    sessionId: v.nullable(text(64)),
  }),
  summary:
    "Opens a vendor's own lobby: gives an address on the play origin with a one-time ticket.",
  spec: '§7 Games and lobby, /wps/game/launchGame (token); method, body and value ours.',
});

/** Where a game is played. */
export type Launch = OutputOf<typeof launchVendorLobby>;

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
    /** Play for fun: no money moves. */
    accountType: named(
      'isDemo',
      v.optional(
        coded<1 | 2, boolean>(v.picklist([1, 2]), {
          decode: (accountType: 1 | 2) => accountType === 2,
          encode: (isDemo: boolean) => (isDemo ? 2 : 1),
        }),
        1,
      ),
    ),
    confirmTrans: constant(0),
    /** Code of the vendor. */
    vassalage: named('vendor', text(32)),
    launchMode: constant('GLS'),
    platform: constant('html5-desktop'),
    clientType: constant(3),
    username: v.optional(text(64)),
    merchantCode: v.optional(text(32)),
    language: v.optional(text(8)),
    /** Target of the game's own "home" link: a URL on the site. */
    backUrl: v.optional(text(2048)),
    key: launchKey(),
  }),
  value: v.object({
    game_url: v.nullish(address()),
    game_url2: v.nullish(address()),
    sessionId: v.nullish(text(64)),
  }),
  // The address is in either of two fields.
  decode: ({ game_url, game_url2, sessionId }): Launch => {
    const address = game_url ?? game_url2;
    if (!address) throw new Error('the launch names no address: neither game_url nor game_url2.');
    return { address, sessionId: sessionId ?? null };
  },
  summary: 'Opens a game: gives an address on the play origin with a one-time ticket.',
  spec: '§7 Games and lobby, Launch. The token travels in its header only (decisions: Session); accountType 1 is real money, 2 is ours for demo play; backUrl, key and sessionId are ours.',
});

export type LaunchInput = InputOf<typeof launchGame>;
