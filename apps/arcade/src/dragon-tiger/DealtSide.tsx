import type { Card } from '@perya/game-engines/cards';
import { PlayingCard } from '../live-table/PlayingCard';
import styles from './DealtSide.module.css';
import { DragonEmblem, TigerEmblem } from './emblems';
import { useDragonTigerT } from './texts';

/** Props of {@link DealtSide}. */
export interface DealtSideProps {
  side: 'dragon' | 'tiger';
  /** Undefined until it's dealt. */
  card: Card | undefined;
  /** Whether it's the last card dealt. */
  isNewest: boolean;
  hasWon: boolean;
}

const EMBLEMS = { dragon: DragonEmblem, tiger: TigerEmblem };

/** One of the two sides of a round: its emblem and its card. Needs a key per round. */
export function DealtSide({ side, card, isNewest, hasWon }: DealtSideProps) {
  const t = useDragonTigerT();
  const Emblem = EMBLEMS[side];
  return (
    <section
      className={styles['side']}
      aria-label={t(side)}
      data-side={side}
      data-won={hasWon || undefined}
    >
      <h2>
        <Emblem />
        <span>{t(side)}</span>
      </h2>
      <div className={styles['place']}>
        {card === undefined ? (
          <span className={styles['empty']} />
        ) : (
          <PlayingCard card={card} isNew={isNewest} />
        )}
      </div>
    </section>
  );
}
