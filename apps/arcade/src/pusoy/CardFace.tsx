import type { Card } from '@perya/game-engines/pusoy';
import styles from './CardFace.module.css';
import { rankText, suitName, useCardName, type Suit } from './cards';

/** In 24×24 view boxes. */
const PIPS: Readonly<Record<Suit, string>> = {
  clubs:
    'M12 2.5a4.6 4.6 0 0 1 4.2 6.5 4.7 4.7 0 1 1-2.9 7.3c.2 2.4.9 3.9 2.3 5.2H8.4c1.4-1.3 2.1-2.8 2.3-5.2A4.7 4.7 0 1 1 7.8 9 4.6 4.6 0 0 1 12 2.5Z',
  diamonds: 'M12 1.5 20 12l-8 10.5L4 12Z',
  hearts:
    'M12 21.5C4.5 15.5 2 12 2 8.2A5.2 5.2 0 0 1 12 5.6a5.2 5.2 0 0 1 10 2.6c0 3.8-2.5 7.3-10 13.3Z',
  spades:
    'M12 2c7 5.5 9.5 8.6 9.5 12a4.6 4.6 0 0 1-8.2 2.8c.2 2.1.9 3.5 2.3 4.7H8.4c1.4-1.2 2.1-2.6 2.3-4.7A4.6 4.6 0 0 1 2.5 14C2.5 10.6 5 7.5 12 2Z',
};

export interface CardFaceProps {
  /** `null` shows the back. */
  card: Card | null;
  /** `small` shows only the corner, centered on the card. */
  size?: 'small' | 'medium';
}

/** A drawing of a card, as wide as `--card-width`. Its container provides the accessible name. */
export function CardFace({ card, size = 'medium' }: CardFaceProps) {
  if (card === null) return <span className={styles['face']} data-down="" />;
  const suit = suitName(card);
  return (
    <span
      className={styles['face']}
      data-tone={suit === 'diamonds' || suit === 'hearts' ? 'warm' : 'dark'}
      data-size={size}
      aria-hidden="true"
    >
      <span className={styles['corner']}>
        <b>{rankText(card)}</b>
        <Pip suit={suit} />
      </span>
      {size === 'medium' && (
        <span className={styles['middle']}>
          <Pip suit={suit} />
        </span>
      )}
    </span>
  );
}

function Pip({ suit }: { suit: Suit }) {
  return (
    <svg className={styles['pip']} viewBox="0 0 24 24">
      <path d={PIPS[suit]} />
    </svg>
  );
}

/** A card that the player can't move: of another seat, or in the rules. */
export function PlayingCard({ card, size = 'medium' }: CardFaceProps) {
  const cardName = useCardName();
  return (
    <span role="img" aria-label={cardName(card)}>
      <CardFace card={card} size={size} />
    </span>
  );
}
