import type { Draw } from '@perya/api-client';
import type { Lottery } from '@perya/rules/lottery';
import { Badge } from '@perya/ui-kit';

import type { BallSize } from '../../../balls/Ball/Ball';
import { DrawnNumbers, headlineOf } from '../../../balls/DrawnNumbers/DrawnNumbers';
import styles from './DrawNumbersShort.module.css';
import { useResultsT } from '../../locales';
import { usePrizeName } from '../../words/prizeName';

/** Props of {@link DrawNumbersShort}. */
export interface DrawNumbersShortProps {
  lottery: Lottery;
  draw: Pick<Draw, 'state' | 'tiers'>;
  size?: BallSize | undefined;
  /** The draw is new: its numbers animate in one by one. */
  isFresh?: boolean | undefined;
}

/** The numbers of a draw in one line, limited to the highest prizes. A canceled draw shows a message. */
export function DrawNumbersShort({ lottery, draw, size, isFresh }: DrawNumbersShortProps) {
  const t = useResultsT();
  const prizeName = usePrizeName();
  if (draw.state === 'void') return <Badge tone="danger">{t('draw.void')}</Badge>;
  const prizes = headlineOf(lottery, draw.tiers);
  const isNamed = lottery.space.length > 1;
  return (
    <span className={styles['prizes']}>
      {prizes.map(({ prize, numbers }) => (
        <span key={prize} className={styles['prize']}>
          {isNamed && <span className={styles['name']}>{prizeName(lottery.family, prize)}</span>}
          <DrawnNumbers
            lottery={lottery}
            prize={prize}
            numbers={numbers}
            label={prizeName(lottery.family, prize)}
            size={size}
            isFresh={isFresh}
          />
        </span>
      ))}
    </span>
  );
}
