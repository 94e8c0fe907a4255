import type { OpenGame, WireSeeds } from '../play-api/protocol';
import type { SlotRules } from './machine';

// What the slot's page and the platform say to each other, besides what every game says.

/** Free spins that wait. */
export interface WireFeature {
  stake: string;
  total: number;
  remaining: number;
  won: string;
}

/** Rounds of this game that cost nothing, from a reward of the platform. */
export interface WireGrant {
  stake: string;
  total: number;
  remaining: number;
  won: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** What a round keeps that was played by a grant: it cost nothing and pays by this stake. */
export interface GrantedDetails {
  paysBy: string;
}

/** What `open` and `game` tell of a slot besides the common facts. */
export interface SlotFacts {
  rules: SlotRules;
  feature: WireFeature | null;
  /** The grant that the next round is played by. */
  grant: WireGrant | null;
}

/** A slot as its page opens it. */
export type SlotGame = OpenGame & SlotFacts;

/** `POST /play/api/spin`. */
export interface SpinReply {
  roundId: string;
  stops: readonly number[];
  isFree: boolean;
  /** What it cost. */
  stake: string;
  /** The stake that it pays by: a free spin's is that of the bet that won it, a granted one's the grant's. */
  paysBy: string;
  payout: string;
  balance: string;
  feature: WireFeature | null;
  grant: WireGrant | null;
  seeds: WireSeeds;
}
