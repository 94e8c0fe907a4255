import { parseMinorUnits } from '@perya/rules/money';
import { checkRound } from '../play-api/checkRound';
import type { PlayedRound } from '../play-api/fairnessProtocol';
import { arrange } from './arrange';
import type { Card } from './hands';
import { deal, isValidArrangement, payoutOf, rowsOf, showdown } from './table';

/**
 * Verifies a round: the cards are dealt from the seeds, the computer players arranged theirs by the published
 * table, and the prizes match.
 */
export function checkTable(played: PlayedRound): Promise<boolean> {
  return checkRound(played, async (draw) => {
    const [mine = [], ...others] = deal(draw);
    const rows = rowsOf(laidOf(played), mine);
    // Such an arrangement isn't possible with these cards, or isn't in order.
    if (rows === undefined || !isValidArrangement(rows)) return { outcome: [] };
    const { takes } = showdown([rows, ...others.map((cards) => arrange(cards))]);
    const stake = BigInt(parseMinorUnits(played.stake));
    return {
      outcome: [mine, ...others].flat(),
      payout: Number(payoutOf(stake, takes[0] ?? 0)),
    };
  });
}

function laidOf({ details }: PlayedRound): readonly Card[] {
  const laid: unknown = details === null ? null : Reflect.get(details, 'laid');
  return Array.isArray(laid) ? laid.filter((card) => typeof card === 'number') : [];
}
