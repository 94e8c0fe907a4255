import { CardFace, type CardFaceProps } from './CardFace';
import { useCardName } from './useCardName';

/** A card that is not the player’s to move: of another seat, or in the rules. */
export function PlayingCard({ card, size = 'medium' }: CardFaceProps) {
  const cardName = useCardName();
  return (
    <span role="img" aria-label={cardName(card)}>
      <CardFace card={card} size={size} />
    </span>
  );
}
