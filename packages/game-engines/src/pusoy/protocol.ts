import type { Card } from './hands';

// What the card table's page and the play API say to each other, beyond what every game does. Cards
// are numbers from 0 to 51, amounts decimal texts, times milliseconds since 1970 by the platform's clock.

/** A round: what the player holds, and once it is shown what everybody laid. */
export interface WireRound {
  roundId: string;
  stake: string;
  /** The player's nine, as they were dealt. */
  cards: readonly Card[];
  /** Until when the player lays them; then the platform does it, as the house's players would. */
  dueAt: number;
  /** Null while the player lays. */
  end: WireEnd | null;
}

export interface WireEnd {
  /** Nine cards a seat, the front row first; the player's seat is the first. */
  seats: readonly (readonly Card[])[];
  /** Twelfths of a prize: for each row, and last for the banner, what each seat took. */
  shares: readonly (readonly number[])[];
  payout: string;
  /** The time was up: the platform laid the player's cards. */
  isAuto: boolean;
}

/** What `open` tells besides. */
export interface TableFacts {
  /** Where the player sits. */
  roomName: string;
  /** The stakes of that room, smallest first. */
  stakes: string[];
  rakeBasisPoints: number;
  /** The round that is being played, or the last one; null before the first. */
  round: WireRound | null;
}

/** `POST pusoy/deal`, `POST pusoy/show` and `GET pusoy/round`. */
export interface RoundReply {
  round: WireRound;
  now: number;
  balance: string;
}
