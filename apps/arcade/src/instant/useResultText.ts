import { useFormat } from '@perya/i18n';
import { betOutcome, type MinorUnits } from '@perya/rules/money';
import { useGameT } from '../game/texts';
import type { Status } from '../game/useGameStatus';
import { useMultiplierText } from './useMultiplierText';

interface Result {
  stake: MinorUnits;
  payout: MinorUnits;
  multiplier: number;
}

/** Tells how a round ended. A payout up to the stake is reported neutrally, not as a win. */
export function useResultText(): (result: Result) => Status {
  const t = useGameT();
  const { money } = useFormat();
  const multiplierText = useMultiplierText();
  return ({ stake, payout, multiplier }) => {
    const kind = betOutcome(stake, payout);
    if (kind === 'lost') return { text: t('noWin') };
    const text = `${multiplierText(multiplier)} · ${t(kind === 'won' ? 'win' : 'paid', { amount: money(payout) })}`;
    return kind === 'won' ? { text, kind: 'win' } : { text };
  };
}
