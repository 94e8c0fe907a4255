import type { Card } from '@perya/game-engines/cards';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { PlayingCard } from '../live-table/PlayingCard';
import { useCardText } from '../live-table/useCardText';
import styles from './OwnHand.module.css';
import { useTongitsT } from './texts';
import type { ShownHand } from './useHand';

/** From a card to the one that a key moves to. */
const STEPS: Readonly<Partial<Record<string, (place: number, count: number) => number>>> = {
  ArrowRight: (place) => place + 1,
  ArrowDown: (place) => place + 1,
  ArrowLeft: (place) => place - 1,
  ArrowUp: (place) => place - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

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
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<Card>();
  const focusable = current !== undefined && cards.includes(current) ? current : cards[0];
  const buttonOf = (card: Card | undefined) =>
    list.current?.querySelector<HTMLElement>(`[data-card="${card}"]`);
  useKeptFocus(cards, (card) => buttonOf(card)?.focus());

  const onKeyDown = (event: KeyboardEvent, card: Card) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    buttonOf(cards[step(cards.indexOf(card), cards.length)])?.focus();
  };

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
              tabIndex={card === focusable ? 0 : -1}
              onFocus={() => setCurrent(card)}
              onKeyDown={(event) => onKeyDown(event, card)}
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
  tabIndex: number;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent): void;
  onPress(): void;
}

function HandCard({ card, note, isSelected, isOpen, tabIndex, ...events }: HandCardProps) {
  const cardText = useCardText();
  return (
    <button
      type="button"
      className={styles['card']}
      data-card={card}
      tabIndex={tabIndex}
      aria-pressed={isSelected}
      aria-disabled={!isOpen || undefined}
      aria-label={[cardText(card), note].filter(Boolean).join(', ')}
      onFocus={events.onFocus}
      onKeyDown={events.onKeyDown}
      onClick={() => {
        if (isOpen) events.onPress();
      }}
    >
      <PlayingCard card={card} isNew={false} isFanned />
    </button>
  );
}

/** Moves the focus to the neighbor of a card that has left the hand with it. */
function useKeptFocus(cards: readonly Card[], focus: (card: Card | undefined) => void): void {
  const before = useRef<{ cards: readonly Card[]; focused: number }>({ cards, focused: -1 });
  useEffect(() => {
    const { cards: had, focused } = before.current;
    const isLost = document.activeElement === document.body && focused >= 0;
    if (isLost && cards.length < had.length) focus(cards[Math.min(focused, cards.length - 1)]);
    const active = document.activeElement?.getAttribute('data-card') ?? null;
    before.current = { cards, focused: active === null ? -1 : cards.indexOf(Number(active)) };
  });
}
