import { drawNumbers, type FairDraw } from '@perya/rules/fairness';
import { parseMinorUnits } from '@perya/rules/money';
import { checkRound } from '../play-api/checkRound';
import type { PlayedRound } from '../play-api/fairnessProtocol';
import { readReels, type SlotRules, type SpinResult } from './machine';
import type { GrantedDetails } from './protocol';

/** Draws the stops and reads the reels: used by the platform to play and by the page to verify. */
export function spin(rules: SlotRules, draw: FairDraw, isFree: boolean): SpinResult {
  const stops = drawNumbers(
    draw,
    rules.strips.map((strip) => strip.length),
  );
  return readReels(rules, stops, isFree ? rules.freeMultiplier : 1);
}

/** Verifies that a spin is drawn from its seeds. */
export function checkSpin(rules: SlotRules, played: PlayedRound): Promise<boolean> {
  return checkRound(played, async (draw) => {
    const { stops, pays } = spin(rules, draw, played.isFree);
    return {
      outcome: stops,
      // A free spin pays by the stake of the bet that won it, which the round doesn't contain.
      payout: played.isFree
        ? undefined
        : Math.round((pays * parseMinorUnits(paysBy(played))) / rules.lines),
    };
  });
}

/** A granted round cost nothing; the stake it pays by is stored in its details. */
function paysBy({ stake, details }: PlayedRound): string {
  return (details as GrantedDetails | null)?.paysBy ?? stake;
}
