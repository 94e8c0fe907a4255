import type { Card } from '@perya/game-engines/cards';
import { PlayingCard } from '../live-table/PlayingCard';
import { useCardText } from '../live-table/useCardText';
import { useHandFocus, type HandItemProps } from '../match/useHandFocus';
import styles from './OwnHand.module.css';
import { useTongitsT } from './texts';
import type { ShownHand } from './useHand';

/** Props of {@link OwnHand}. */
export interface OwnHandProps {
  hand: ShownHand;
  /** Whether cards can be selected. */
  isOpen: boolean;
}

/** The player's cards: one tab stop, between which arrow keys move. Selected cards rise. */
export function OwnHand({ hand, isOpen }: OwnHandProps) {
  const t = useTongitsT();
  const { groups, selected, drawn, toggle } = hand;
  const cards = groups.flatMap((group) => group.cards);
  const { list, propsOf } = useHandFocus(cards);
  return (
    <ul
      className={styles['hand']}
      ref={list}
      aria-label={t('yourHand')}
      data-many={cards.length > 7 || undefined}
    >
      {groups.map(({ cards: together, isMeld }) =>
        together.map((card, place) => (
          <li
            key={card}
            data-meld={isMeld || undefined}
            data-first={place === 0 || undefined}
            data-drawn={card === drawn || undefined}
          >
            <HandCard
              card={card}
              note={noteOf({ isMeld, isDrawn: card === drawn }, t)}
              isSelected={selected.includes(card)}
              isOpen={isOpen}
              focus={propsOf(card)}
              onPress={() => toggle(card)}
            />
          </li>
        )),
      )}
    </ul>
  );
}

const noteOf = (
  { isMeld, isDrawn }: { isMeld: boolean; isDrawn: boolean },
  t: ReturnType<typeof useTongitsT>,
): string => [isMeld ? t('inMeld') : '', isDrawn ? t('justDrawn') : ''].filter(Boolean).join(', ');

interface HandCardProps {
  card: Card;
  /** Also said of the card. */
  note: string;
  isSelected: boolean;
  isOpen: boolean;
  focus: HandItemProps;
  onPress(): void;
}

function HandCard({ card, note, isSelected, isOpen, focus, onPress }: HandCardProps) {
  const cardText = useCardText();
  return (
    <button
      type="button"
      className={styles['card']}
      {...focus}
      aria-pressed={isSelected}
      aria-disabled={!isOpen || undefined}
      aria-label={[cardText(card), note].filter(Boolean).join(', ')}
      onClick={() => {
        if (isOpen) onPress();
      }}
    >
      <PlayingCard card={card} isNew={false} isFanned />
    </button>
  );
}
