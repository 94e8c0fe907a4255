import type { OpenGame, WireSeeds } from '../protocol';
import type { SlotRules } from './machine';

// What the slot's page and the platform say to each other, besides what every game says.

/** Free spins that wait. */
export interface WireFeature {
  stake: string;
  total: number;
  remaining: number;
  won: string;
}

/** What `open` and `game` tell of a slot besides the common facts. */
export interface SlotFacts {
  rules: SlotRules;
  feature: WireFeature | null;
}

/** A slot as its page opens it. */
export type SlotGame = OpenGame & SlotFacts;

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
