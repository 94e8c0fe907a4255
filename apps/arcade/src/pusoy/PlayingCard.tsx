import { CardFace, type CardFaceProps } from './CardFace';
import { useCardName } from './useCardName';

/** A card to look at, of the house or of the rules. */
export function PlayingCard({ card, size = 'medium' }: CardFaceProps) {
  const cardName = useCardName();
  return (
    <span role="img" aria-label={cardName(card)}>
      <CardFace card={card} size={size} />
    </span>
  );
}
