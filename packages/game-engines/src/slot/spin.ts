import { drawNumbers, type FairDraw } from '@perya/rules/fairness';
import { readReels, type SlotRules, type SpinResult } from './machine';

/** Draws the stops and reads the reels: what the platform does to play, and the page to check. */
export function spin(rules: SlotRules, draw: FairDraw, isFree: boolean): SpinResult {
  const stops = drawNumbers(
    draw,
    rules.strips.map((strip) => strip.length),
  );
  return readReels(rules, stops, isFree ? rules.freeMultiplier : 1);
}
