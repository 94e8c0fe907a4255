import * as v from 'valibot';
import { decimal, time, wholeNumber } from './schemas';

/** The engines that run the sandbox games; each is a page of the play origin, `/play/<name>`. */
export const ENGINE_NAMES = ['slot', 'baccarat', 'sports', 'crash', 'fish', 'pusoy'] as const;

export type EngineName = (typeof ENGINE_NAMES)[number];

// Requests and replies that every game's page and the play API share, inside the platform's envelope.
// Amounts are decimal texts, times milliseconds since 1970 by the platform's clock.

/** A request without fields. */
export const NothingSchema = /* @__PURE__ */ v.object({});

/** The pair of seeds in use: the server's is known by its hash alone. */
export const WireSeedsSchema = /* @__PURE__ */ v.object({
  commitment: v.string(),
  clientSeed: v.string(),
  nextNonce: wholeNumber(),
});
export type WireSeeds = v.InferOutput<typeof WireSeedsSchema>;

/** The open game, without what its engine adds. */
export const OpenGameSchema = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.string(),
  vendorName: v.string(),
  mode: v.picklist(['real', 'demo']),
  language: v.string(),
  currency: v.string(),
  timeZone: v.string(),
  backUrl: v.nullable(v.string()),
  /** Who may hear the page's messages. */
  siteOrigins: v.array(v.string()),
  /** Return to player in percent, as the game's card shows it; null where there is none. */
  rtp: v.nullable(decimal()),
  /** The stakes that the game takes, smallest first. */
  stakes: v.array(decimal()),
  balance: decimal(),
  seeds: WireSeedsSchema,
  /** The platform's time as the answer was made. */
  now: time(),
});
export type OpenGame = v.InferOutput<typeof OpenGameSchema>;

/** The one-time ticket of the page's address. */
export const OpenBodySchema = /* @__PURE__ */ v.object({
  ticket: v.pipe(v.string(), v.maxLength(128)),
});
