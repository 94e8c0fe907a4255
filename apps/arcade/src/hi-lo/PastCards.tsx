import type { HiLoState } from '@perya/game-engines/hi-lo';
import { readGuess } from '@perya/game-engines/hi-lo';
import type { WireInstantRound } from '@perya/game-engines/instant';
import { ChevronsDown, ChevronsUp, SkipForward, X } from 'lucide-react';
import { PlayingCard } from '../live-table/PlayingCard';
import styles from './PastCards.module.css';
import { useHiLoT } from './texts';
import { useGuessText } from './useGuessText';

const ICONS = { high: ChevronsUp, low: ChevronsDown, skip: SkipForward } as const;

export interface PastCardsProps {
  round: WireInstantRound | null;
  played: HiLoState | null;
}

/** The cards before the current one, newest first, each with the guess made on it. */
export function PastCards({ round, played }: PastCardsProps) {
  const t = useHiLoT();
  const guessText = useGuessText();
  const guesses = (round?.steps ?? []).map((step, place) => ({
    place,
    guess: readGuess(step),
    card: played?.cards[place] ?? 0,
    isWrong: played?.isLost === true && place === (round?.steps.length ?? 0) - 1,
  }));
  return (
    <ol className={styles['cards']} aria-label={t('pastCards')}>
      {guesses.toReversed().map(({ place, guess, card, isWrong }) => {
        const Icon = isWrong ? X : ICONS[guess];
        return (
          <li key={place}>
            <span className={styles['card']}>
              <PlayingCard card={card} isNew={false} />
            </span>
            <span
              className={styles['guess']}
              role="img"
              aria-label={
                isWrong ? t('wrong', { guess: guessText(guess, card) }) : guessText(guess, card)
              }
              data-guess={isWrong ? 'wrong' : guess}
            >
              <Icon aria-hidden="true" />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
