import { playGuesses, readGuess, type HiLoRules, type HiLoState } from '@perya/game-engines/hi-lo';
import type { WireInstantRound } from '@perya/game-engines/instant';

/** State of the open or last round; null before the first. */
export const readRound = (rules: HiLoRules, round: WireInstantRound | null): HiLoState | null =>
  round === null ? null : playGuesses(rules, round.shown, round.steps.map(readGuess));
