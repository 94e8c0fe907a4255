import type { SlotFacts, SpinReply, SpinResult, WireFeature } from '@perya/game-engines/slot';
import { useFormat } from '@perya/i18n';
import { betOutcome, minorUnits, parseMinorUnits, type MinorUnits } from '@perya/rules/money';
import { useOpenedGame } from '../game/GameContext';
import { useGameT } from '../game/texts';
import type { Status } from '../game/useGameStatus';
import { useSlotT } from './texts';

/** Status texts for spins. */
export function useSlotText() {
  const { rules } = useOpenedGame<SlotFacts>().game;
  const common = useGameT();
  const t = useSlotT();
  const { money } = useFormat();
  return {
    /** The reels and the winning lines, for screen readers. */
    reels: ({ grid, lineWins }: SpinResult, stake: MinorUnits): string => {
      const shown = t('result', { grid: grid.map((column) => column.join(' ')).join(', ') });
      const wins = lineWins.map(({ line, pays }) => {
        const amount = minorUnits(Math.round((pays * stake) / rules.lines));
        return t('perLine', { line: line + 1, amount: money(amount) });
      });
      return [shown, ...wins].join('. ');
    },
    /** The outcome of a spin. A payout up to the stake is reported neutrally, not as a win. */
    outcome: (
      reply: SpinReply,
      { freeSpinsWon }: SpinResult,
      before: WireFeature | null,
    ): Status => {
      const payout = parseMinorUnits(reply.payout);
      const amount = money(payout);
      if (before !== null && reply.feature === null) {
        const total = minorUnits(parseMinorUnits(before.won) + payout);
        return { text: t('freeOver', { amount: money(total) }), kind: 'win' };
      }
      if (freeSpinsWon > 0) {
        const text = t('freeWon', { count: freeSpinsWon, times: rules.freeMultiplier });
        return { text, kind: 'win' };
      }
      const outcome = betOutcome(parseMinorUnits(reply.paysBy), payout);
      if (outcome === 'lost') return { text: common('noWin') };
      if (outcome !== 'won') return { text: common('paid', { amount }) };
      return { text: common('win', { amount }), kind: 'win' };
    },
  };
}
