import { readGuess } from '@perya/game-engines/hi-lo';
import type { WireInstantRound } from '@perya/game-engines/instant';
import { useMultiplierText } from '../instant/useMultiplierText';
import { useCardText } from '../live-table/useCardText';
import { useHiLoT } from './texts';

/** What the status line says about a round. */
export function useHiLoText() {
  const t = useHiLoT();
  const cardText = useCardText();
  const multiplierText = useMultiplierText();
  const lastCard = ({ shown }: WireInstantRound): string => cardText(shown.at(-1) ?? 0);
  return {
    /** After a step: the new card, and what the round is worth. */
    standingText: (round: WireInstantRound): string => {
      const card = lastCard(round);
      if (!round.canCashOut) return t('newCard', { card });
      const isSkipped = readGuess(round.steps.at(-1) ?? 0) === 'skip';
      const values = { card, multiplier: multiplierText(round.multiplier) };
      return t(isSkipped ? 'newCardAt' : 'right', values);
    },
    /** The card that ended a lost round; nothing for other rounds. */
    outcomeText: (round: WireInstantRound): string =>
      round.multiplier === 0 ? lastCard(round) : '',
  };
}
