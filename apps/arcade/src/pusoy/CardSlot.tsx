import type { Card } from '@perya/game-engines/pusoy';
import { CardFace } from './CardFace';
import { useCardName } from './cards';
import styles from './CardSlot.module.css';

export interface CardSlotProps {
  /** `null` before a deal. */
  card: Card | null;
  /** To be changed with the card that is pressed next. */
  isPicked: boolean;
  /** Whether the card can be changed. */
  isOpen: boolean;
  onPress(): void;
}

/** A place of the board. The slot stays when its card changes, and with it the focus. */
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
