import type { LotteryGame } from '@perya/api-client';
import { useId } from 'react';
import { Link } from 'react-router';

import styles from './LotteryShelf.module.css';

export interface LotteryShelfProps {
  title: string;
  games: readonly Pick<LotteryGame, 'code' | 'name'>[];
  /** Code of the current lottery. */
  current: string;
  addressOf(code: string): string;
}

/** A titled row of lotteries, which scrolls sideways and always has the same height. */
export function LotteryShelf({ title, games, current, addressOf }: LotteryShelfProps) {
  const id = useId();
  return (
    <section className={styles['shelf']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <ul className={styles['games']}>
        {games.map(({ code, name }) => (
          <li key={code}>
            <Link
              className={styles['game']}
              to={addressOf(code)}
              preventScrollReset
              aria-current={code === current ? 'true' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
