import type { OpenGame, WireSeeds } from '../play-api/protocol';
import type { FishId } from './rules';

// What the page of the fish game and the platform say to each other, besides what every game says.

/** What `open` and `game` tell of a pond: its rules are known by their name on both sides. */
export interface FishFacts {
  model: string;
}

export type FishGame = OpenGame & FishFacts;

/** `POST /play/api/fish/shots`: shots that have hit, in the order in which they did, all of one stake. */
export interface ShotsBody {
  /** Of each shot. */
  stake: string;
  fish: readonly FishId[];
}

export interface ShotsReply {
  roundId: string;
  /** What each shot is paid, in stakes; 0 where the fish swims on. */
  times: readonly number[];
  payout: string;
  balance: string;
  seeds: WireSeeds;
}

/** What a batch keeps in its round. */
export interface BatchDetails {
  stake: string;
  fish: readonly FishId[];
}
