// What every game's page and the play API say to each other, inside the platform's envelope. Amounts
// are decimal texts.

/** The pair of seeds in use: the server's is known by its hash alone. */
export interface WireSeeds {
  commitment: string;
  clientSeed: string;
  nextNonce: number;
}

/** `GET /play/api/game`, without what the engine adds of its own. */
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
  /** Return to player in percent, as the game's card shows it; null where there is none. */
  rtp: string | null;
  /** The stakes that the game takes, smallest first. */
  stakes: string[];
  balance: string;
  seeds: WireSeeds;
  /** The platform's time as the answer was made, milliseconds since 1970. */
  now: number;
}

/** `POST /play/api/open`. */
export interface OpenReply<Facts = unknown> {
  secret: string;
  game: OpenGame & Facts;
}

/** `POST /play/api/seeds`. */
export interface RotatedSeeds {
  /** The pair that was given up, and how many draws it made. */
  given: { serverSeed: string; commitment: string; clientSeed: string; played: number };
  next: WireSeeds;
}

/** One of `GET /play/api/rounds`. */
export interface PlayedRound {
  roundId: string;
  /** Milliseconds since 1970. */
  at: number;
  isFree: boolean;
  /** Still being played: its outcome is not told. */
  isOpen: boolean;
  stake: string;
  payout: string;
  /** Which rules read the outcome. */
  model: string;
  outcome: readonly number[];
  /** What the game keeps of the round, in its own shape. */
  details: object | null;
  nonce: number;
  clientSeed: string;
  commitment: string;
  /** Null while the pair is in use. */
  serverSeed: string | null;
}
