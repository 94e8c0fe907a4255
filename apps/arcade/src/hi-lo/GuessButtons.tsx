import type { Card } from '@perya/game-engines/cards';
import { ranksFor, type Guess, type HiLoState } from '@perya/game-engines/hi-lo';
import { useFormat } from '@perya/i18n';
import { Button } from '@perya/ui-kit';
import { ChevronsDown, ChevronsUp, SkipForward } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useMultiplierText } from '../instant/useMultiplierText';
import styles from './GuessButtons.module.css';
import { useHiLoT } from './texts';
import { useGuessText } from './useGuessText';

const RANKS = 13;

export interface GuessButtonsProps {
  /** State of the open round; null if there is none. */
  played: HiLoState | null;
  /** The guesses that can be made now. */
  possible: readonly Guess[];
  onGuess(guess: Guess): void;
}

/** Higher, lower or another card. */
export function GuessButtons({ played, possible, onGuess }: GuessButtonsProps) {
  const t = useHiLoT();
  const card = played?.cards.at(-1);
  return (
    <div className={styles['guesses']} role="group" aria-label={t('guesses')}>
      {(['high', 'low'] as const).map((guess) => (
        <GuessButton
          key={guess}
          guess={guess}
          card={card}
          multiplier={played?.next[guess]}
          canGuess={possible.includes(guess)}
          onGuess={() => onGuess(guess)}
        />
      ))}
      <Button
        className={styles['skip']}
        iconStart={<SkipForward />}
        aria-disabled={!possible.includes('skip')}
        onClick={unlessDouble(() => onGuess('skip'))}
      >
        {t('skip')}
      </Button>
    </div>
  );
}

/** The second click of a double click would guess on a card that the player hasn't seen yet. */
const unlessDouble =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act();
  };

interface GuessButtonProps {
  guess: Exclude<Guess, 'skip'>;
  card: Card | undefined;
  /** What the round is worth if the guess is right. */
  multiplier: number | undefined;
  canGuess: boolean;
  onGuess(): void;
}

function GuessButton({ guess, card, multiplier, canGuess, onGuess }: GuessButtonProps) {
  const { percent } = useFormat();
  const multiplierText = useMultiplierText();
  const guessText = useGuessText();
  const Icon = guess === 'high' ? ChevronsUp : ChevronsDown;
  return (
    <button
      type="button"
      className={styles['guess']}
      data-guess={guess}
      aria-disabled={!canGuess}
      onClick={unlessDouble(onGuess)}
    >
      <Icon aria-hidden="true" />
      <b>{guessText(guess, card)}</b>
      {card !== undefined && multiplier !== undefined && (
        <span data-numeric="">
          {percent(ranksFor(guess, card) / RANKS, 1)} · <em>{multiplierText(multiplier)}</em>
        </span>
      )}
    </button>
  );
}
