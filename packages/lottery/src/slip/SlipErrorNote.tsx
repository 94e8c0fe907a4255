import { useFormat } from '@perya/i18n';
import type { ReactNode } from 'react';

import type { SlipError } from '../desk/pricing/checks';
import { useT } from '../locales';
import styles from './SlipPanel.module.css';

export interface SlipErrorNoteProps {
  obstacle: SlipError;
  currency: string;
  /** A link to the deposit page, shown when the balance is too low. */
  deposit?: ReactNode;
}

/** Why the slip can't be sent, and how to fix it. */
export function SlipErrorNote({ obstacle, currency, deposit }: SlipErrorNoteProps) {
  const text = useObstacleText(currency)(obstacle);
  // An empty slip and a closed draw have their own messages in the slip.
  if (text === undefined) return null;
  return (
    <div className={styles['note']} data-tone="gold" role="status">
      <p>{text}</p>
      {obstacle.kind === 'balance' && deposit !== undefined && (
        <div className={styles['noteActions']}>{deposit}</div>
      )}
    </div>
  );
}

function useObstacleText(currency: string): (obstacle: SlipError) => string | undefined {
  const t = useT();
  const { money, number } = useFormat();
  return (obstacle) => {
    switch (obstacle.kind) {
      case 'empty':
      case 'locked':
        return undefined;
      case 'closed':
        return t('obstacle.closed');
      case 'too-many-lines':
        return t('obstacle.tooManyLines', { max: number(obstacle.max) });
      case 'multiple':
        return t('obstacle.multiple', { max: number(obstacle.max) });
      case 'chase-draws':
        return t('obstacle.chaseDraws', { max: number(obstacle.max) });
      case 'least-stake':
        return t('obstacle.minStake', { amount: money(obstacle.amount, currency) });
      case 'most-stake':
        return t('obstacle.maxStake', { amount: money(obstacle.amount, currency) });
      case 'draw-stake':
        return t('obstacle.drawStake', {
          amount: money(obstacle.amount, currency),
          staked: money(obstacle.staked, currency),
        });
      case 'balance':
        return t('obstacle.balance', { amount: money(obstacle.amount, currency) });
    }
  };
}
