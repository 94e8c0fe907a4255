import type { SlotRules } from './machine';

// What the slot's page and the play API say to each other, inside the platform's envelope. Amounts
// are decimal texts.

/** The pair of seeds in use: the server's is known by its hash alone. */
export interface WireSeeds {
  commitment: string;
  clientSeed: string;
  nextNonce: number;
}

/** Free spins that wait. */
export interface WireFeature {
  stake: string;
  total: number;
  remaining: number;
  won: string;
}

/** `GET /play/api/game`: all that the page needs to show the game. */
export interface OpenGame {
  id: string;
  name: string;
  vendorName: string;
  mode: 'real' | 'demo';
  language: string;
  currency: string;
  timeZone: string;
  backUrl: string | null;
  /** Who may hear the page's messages. */
  siteOrigins: string[];
  rules: SlotRules;
  /** Percent. */
  rtp: string;
  stakes: string[];
  balance: string;
  seeds: WireSeeds;
  feature: WireFeature | null;
}

/** `POST /play/api/open`. */
export interface OpenReply {
  secret: string;
  game: OpenGame;
}

/** `POST /play/api/spin`. */
export interface SpinReply {
  roundId: string;
  stops: readonly number[];
  isFree: boolean;
  stake: string;
  payout: string;
  balance: string;
  feature: WireFeature | null;
  seeds: WireSeeds;
}

/** `POST /play/api/seeds`. */
export interface RotatedSeeds {
  /** The pair that was given up, and how many draws it made. */
  given: { serverSeed: string; commitment: string; clientSeed: string; played: number };
  next: WireSeeds;
}

/** One of `GET /play/api/spins`. */
export interface PlayedSpin {
  roundId: string;
  /** Milliseconds since 1970. */
  at: number;
  isFree: boolean;
  stake: string;
  payout: string;
  stops: readonly number[];
  nonce: number;
  clientSeed: string;
  commitment: string;
  /** Null while the pair is in use. */
  serverSeed: string | null;
}
