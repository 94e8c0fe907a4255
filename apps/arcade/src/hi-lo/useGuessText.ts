import { rankOf, type Card } from '@perya/game-engines/cards';
import type { Guess } from '@perya/game-engines/hi-lo';
import { useHiLoT } from './texts';

const ACE = 0;
const KING = 12;

const USUAL = { high: 'high', low: 'low', skip: 'skipped' } as const;
const ON_ACE = { ...USUAL, high: 'higher', low: 'same' } as const;
const ON_KING = { ...USUAL, high: 'same', low: 'lower' } as const;

/** What a guess means on a card: nothing is lower than an ace, and nothing higher than a king. */
export function useGuessText(): (guess: Guess, card?: Card) => string {
  const t = useHiLoT();
  return (guess, card) => {
    const rank = card === undefined ? undefined : rankOf(card);
    if (rank === ACE) return t(ON_ACE[guess]);
    return t((rank === KING ? ON_KING : USUAL)[guess]);
  };
}
