import { parseMinorUnits } from '@perya/rules/money';
import { checkRound } from '../play-api/checkRound';
import type { PlayedRound } from '../play-api/fairnessProtocol';
import { drawHeight, payoutOf, type FlightRules } from './flight';

/** Verifies a flight: its crash height is drawn from its seeds, and a cash-out below it was paid. */
export function checkFlight(rules: FlightRules, played: PlayedRound): Promise<boolean> {
  return checkRound(played, async (draw) => {
    const height = drawHeight(rules, draw);
    const cashed = cashedOf(played);
    const stake = BigInt(parseMinorUnits(played.stake));
    const isPaid = cashed !== null && cashed <= height;
    return { outcome: [height], payout: isPaid ? Number(payoutOf(stake, cashed)) : 0 };
  });
}

/** The cash-out height of a flight, in hundredths. */
function cashedOf({ details }: PlayedRound): number | null {
  const cashed: unknown = details === null ? null : Reflect.get(details, 'cashed');
  return typeof cashed === 'number' ? cashed : null;
}
