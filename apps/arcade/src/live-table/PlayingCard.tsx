import type { Card } from '@perya/game-engines/cards';
import { useState } from 'react';
import { prefersReducedMotion } from '../game/prefersReducedMotion';
import styles from './PlayingCard.module.css';
import { rankText } from './rankText';
import { useLiveTableT } from './texts';
import { suitNameOf, useCardText } from './useCardText';

/** Filled paths in a 24×24 view box. */
const PATHS = {
  clubs:
    'M12 3a4 4 0 0 0-3.500 6A4.200 4.200 0 1 0 11 16.200C10.900 18.500 10.300 20 9 21h6c-1.300-1-1.900-2.500-2-4.800A4.200 4.200 0 1 0 15.500 9 4 4 0 0 0 12 3Z',
  diamonds: 'M12 2.500L19.500 12 12 21.500 4.500 12Z',
  hearts:
    'M12 21C6 16.500 3 13 3 9a4.600 4.600 0 0 1 9-1.500A4.600 4.600 0 0 1 21 9c0 4-3 7.500-9 12Z',
  spades:
    'M12 2.500C7.500 7 4 9.700 4 13a4 4 0 0 0 7.100 2.500C11 18 10.400 20 9 21h6c-1.400-1-2-3-2.100-5.500A4 4 0 0 0 20 13c0-3.300-3.500-6-8-10.500Z',
};

export interface PlayingCardProps {
  card: Card;
  /** Flips the card face up. Only the initial value counts. */
  isNew: boolean;
  /** Shows the suit below the rank: other cards overlap this one. */
  isFanned?: boolean;
}

/** A face-down card. */
export function HiddenCard() {
  const t = useLiveTableT();
  return (
    <div className={styles['card']} role="img" aria-label={t('hiddenCard')}>
      <span className={styles['back']} data-up="" />
    </div>
  );
}

/** A face-up card. */
export function PlayingCard({ card, isNew, isFanned = false }: PlayingCardProps) {
  const cardText = useCardText();
  const [isTurned] = useState(() => isNew && !prefersReducedMotion());
  const suit = suitNameOf(card);
  return (
    <div
      className={styles['card']}
      role="img"
      aria-label={cardText(card)}
      data-turned={isTurned || undefined}
    >
      <span className={styles['back']} />
      <span
        className={styles['face']}
        data-fanned={isFanned || undefined}
        data-red={suit === 'diamonds' || suit === 'hearts' || undefined}
      >
        <b>{rankText(card)}</b>
        {isFanned && <SuitMark suit={suit} />}
        <SuitMark suit={suit} />
      </span>
    </div>
  );
}

function SuitMark({ suit }: { suit: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[suit]} />
    </svg>
  );
}
