import type { Draw } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import type { Lottery } from '@perya/rules/lottery';
import { Link } from 'react-router';

import { useResultsAddress } from '../address/address';
import { DrawFacts } from '../components/DrawFacts/DrawFacts';
import { DrawNumbersShort } from '../components/DrawNumbersShort/DrawNumbersShort';
import styles from './DrawList.module.css';

export interface DrawListProps {
  lottery: Lottery;
  draws: readonly Draw[];
  /** Accessible name of the list. */
  label: string;
}

/** Draws with their numbers, the newest first. Each links to its details. */
export function DrawList({ lottery, draws, label }: DrawListProps) {
  const { dateTime } = useFormat();
  const { addressOf } = useResultsAddress();
  return (
    <ol className={styles['list']} aria-label={label}>
      {draws.map((draw) => (
        <li key={draw.number} className={styles['item']}>
          <Link className={styles['draw']} to={addressOf({ draw: draw.number })} preventScrollReset>
            <span className={styles['which']}>
              <span className={styles['number']}>{draw.number}</span>
              <span className={styles['at']}>{dateTime(draw.drawnAt)}</span>
            </span>
            <span className={styles['what']}>
              <DrawNumbersShort lottery={lottery} draw={draw} size="small" />
              <DrawFacts lottery={lottery} result={draw.tiers} />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
