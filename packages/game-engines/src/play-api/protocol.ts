import * as v from 'valibot';
import { decimal, time, wholeNumber } from './schemas';

/** The engines of the sandbox games; each has a page on the play origin, `/play/<name>`. */
export const ENGINE_NAMES = [
  'slot',
  'baccarat',
  'roulette',
  'dragon-tiger',
  'color-game',
  'sic-bo',
  'money-wheel',
  'blackjack',
  'sports',
  'crash',
  'mines',
  'hi-lo',
  'plinko',
  'wheel',
  'fish',
  'pusoy',
  'tongits',
  'dominoes',
] as const;

export type EngineName = (typeof ENGINE_NAMES)[number];

// Requests and replies shared by all games, inside the platform's envelope. Amounts are decimal strings,
// times epoch milliseconds of the platform's clock.

/** A request without fields. */
export const EmptyBodySchema = /* @__PURE__ */ v.object({});

/** The current seeds: the server's is known by its hash only. */
export const WireSeedsSchema = /* @__PURE__ */ v.object({
  commitment: v.string(),
  clientSeed: v.string(),
  nextNonce: wholeNumber(),
});
export type WireSeeds = v.InferOutput<typeof WireSeedsSchema>;

/** The open game, without its engine's additions. */
export const OpenGameSchema = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.string(),
  vendorName: v.string(),
  mode: v.picklist(['real', 'demo']),
  language: v.string(),
  currency: v.string(),
  timeZone: v.string(),
  backUrl: v.nullable(v.string()),
  /** Origins that may receive the page's messages. */
  siteOrigins: v.array(v.string()),
  /** Return to player in percent, as shown on the game's card; null if there is none. */
  rtp: v.nullable(decimal()),
  /** The allowed stakes, smallest first. */
  stakes: v.array(decimal()),
  balance: decimal(),
  seeds: WireSeedsSchema,
  /** The platform's time when the response was created. */
  now: time(),
});
export type OpenGame = v.InferOutput<typeof OpenGameSchema>;

/** The one-time ticket in the page's URL. */
export const OpenBodySchema = /* @__PURE__ */ v.object({
  ticket: v.pipe(v.string(), v.maxLength(128)),
});
