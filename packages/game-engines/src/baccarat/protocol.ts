import type { OpenGame, WireSeeds } from '../play-api/protocol';
import type { BaccaratRules, Spot } from './rules';
import type { RoundTimes } from './schedule';

// What the page of a baccarat table and the platform say to each other, besides what every game says.

export type WireStakes = Readonly<Partial<Record<Spot, string>>>;

export interface WireSeat {
  /** From 1. */
  seat: number;
  /** Masked, but for the player's own. */
  name: string;
  isMine: boolean;
  /** What this chair has on the round; null where nothing. */
  stakes: WireStakes | null;
}

/** `GET /play/api/baccarat/table`: the table at this moment. */
export interface TableState {
  /** The platform's time, milliseconds since 1970. */
  now: number;
  times: RoundTimes;
  /** Hash of the seed of this round and of the next: promised before the bets. */
  commitment: string;
  nextCommitment: string;
  /** The cards in the order of dealing; null before. */
  dealt: readonly number[] | null;
  seats: readonly WireSeat[];
  /** How many watch without a chair. */
  standing: number;
  /** All stakes on the table. */
  totals: WireStakes;
  mine: { roundId: string; stakes: WireStakes; payout: string | null } | null;
  balance: string;
  /** Rounds of this sheet that are over, one letter each (`roads.ts`). */
  sheet: string;
}

/** What `open` tells of a table besides the common facts. */
export interface BaccaratFacts {
  rules: BaccaratRules;
  /** Basis points by spot. */
  returns: Readonly<Record<Spot, number>>;
  dealer: string;
  /** Smallest and largest stake of each spot in a round. */
  limits: Readonly<Record<Spot, { least: string; most: string }>>;
}

export type BaccaratGame = OpenGame & BaccaratFacts;

/** `POST /play/api/baccarat/bet`: adds to what the player has on the round. */
export interface BetReply {
  balance: string;
  mine: NonNullable<TableState['mine']>;
  /** The player's own pair, whose client seed went into the round. */
  seeds: WireSeeds;
}

/** What a round of a table keeps for who wants to check it. */
export interface BaccaratDetails {
  round: number;
  stakes: WireStakes;
  /** The bettors' seeds in the order of placing: hashed, they are the client seed. */
  seeds: readonly string[];
}
