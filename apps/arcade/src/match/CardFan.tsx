import type { Card } from '@perya/game-engines/cards';
import { PlayingCard } from '../live-table/PlayingCard';
import { useCardText } from '../live-table/useCardText';
import styles from './CardFan.module.css';

/** Props of {@link CardFan}. */
export interface CardFanProps {
  cards: readonly Card[];
}

/** Face-up cards that overlap, as wide as `--card` each. */
export function CardFan({ cards }: CardFanProps) {
  const cardText = useCardText();
  return (
    <span className={styles['fan']} role="img" aria-label={cards.map(cardText).join(', ')}>
      {cards.map((card) => (
        <span key={card} aria-hidden="true">
          <span>
            <PlayingCard card={card} isNew={false} isFanned />
          </span>
        </span>
      ))}
    </span>
  );
}
