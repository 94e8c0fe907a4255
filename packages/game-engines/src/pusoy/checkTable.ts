import { parseMinorUnits } from '@perya/rules/money';
import { checkRound } from '../play-api/checkRound';
import type { PlayedRound } from '../play-api/fairnessProtocol';
import { arrange } from './arrange';
import type { Card } from './hands';
import { deal, isInOrder, payoutOf, rowsOf, showdown } from './table';

/** Whether the cards are what the seeds deal, the house laid its own as it says, and the prizes fit. */
export function checkTable(played: PlayedRound): Promise<boolean> {
  return checkRound(played, async (draw) => {
    const [mine = [], ...others] = deal(draw);
    const rows = rowsOf(laidOf(played), mine);
    // Nobody can have laid other cards than these, nor in another order.
    if (rows === undefined || !isInOrder(rows)) return { outcome: [] };
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
