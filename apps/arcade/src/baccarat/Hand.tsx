import { valueOf } from '@perya/game-engines/baccarat';
import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../game/prefersReducedMotion';
import { PlayingCard } from '../live-table/PlayingCard';
import styles from './Hand.module.css';
import type { DealtCard, Side } from './handsOf';
import { useBaccaratT } from './texts';

/** Duration of a card flip; must match the style sheet of `PlayingCard`. */
const TURN_MS = 320;

export interface HandProps {
  side: Side;
  cards: readonly DealtCard[];
  hasWon: boolean;
}

/** One of the two hands of a round. Needs a key per round. */
export function Hand({ side, cards, hasWon }: HandProps) {
  const t = useBaccaratT();
  const readable = useReadable(cards.length);
  const read = cards.slice(0, readable).map(({ card }) => card);
  return (
    <section
      className={styles['hand']}
      aria-label={t(side)}
      data-side={side}
      data-won={hasWon || undefined}
    >
      <h2>
        <span>{t(side)}</span>
        <b className={styles['value']} data-numeric="">
          {read.length === 0 ? '–' : valueOf(read)}
        </b>
      </h2>
      <ul className={styles['cards']}>
        {cards.map(({ card, place, isNewest }) => (
          <li key={place}>
            <PlayingCard card={card} isNew={isNewest} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Number of readable cards: the newest one counts only once it has been flipped. */
function useReadable(count: number): number {
  const [readable, setReadable] = useState(0);
  useEffect(() => {
    const delay = prefersReducedMotion() ? 0 : TURN_MS;
    const timer = setTimeout(() => setReadable(count), delay);
    return () => clearTimeout(timer);
  }, [count]);
  return Math.min(readable, count);
}
