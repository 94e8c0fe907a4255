import type { Card } from '@perya/game-engines/pusoy';
import { CardFace } from './CardFace';
import { useCardName } from './cards';
import styles from './CardSlot.module.css';

export interface CardSlotProps {
  /** `null` before a deal. */
  card: Card | null;
  /** Selected, to be swapped with the next pressed card. */
  isPicked: boolean;
  /** Whether the card can be swapped. */
  isOpen: boolean;
  onPress(): void;
}

/** A position on the board. The slot stays mounted when its card changes, and so keeps the focus. */
export function CardSlot({ card, isPicked, isOpen, onPress }: CardSlotProps) {
  const cardName = useCardName();
  return (
    <button
      type="button"
      className={styles['slot']}
      disabled={card === null}
      aria-pressed={isPicked}
      aria-disabled={!isOpen}
      aria-label={cardName(card)}
      onClick={onPress}
    >
      <CardFace card={card} />
    </button>
  );
}
