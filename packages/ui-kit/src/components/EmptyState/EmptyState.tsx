import type { ReactNode } from 'react';
import { classNames } from '../../utils/classNames';
import { LanternGlow } from '../LanternGlow/LanternGlow';
import styles from './EmptyState.module.css';
import { Stall } from './Stall';

export interface EmptyStateProps {
  /** What is not here, such as "No bets yet". */
  title: string;
  titleLevel?: 2 | 3 | 4 | undefined;
  /** Why, or what will stand here. */
  description?: ReactNode;
  /** The way on: one button or link. */
  action?: ReactNode;
  /** `compact` inside a card or a table: no drawing's height to scroll past. */
  size?: 'normal' | 'compact' | undefined;
  className?: string | undefined;
}

/** Nothing here yet: a stall that has not opened, under the banderitas. */
export function EmptyState({
  title,
  titleLevel = 3,
  description,
  action,
  size = 'normal',
  className,
}: EmptyStateProps) {
  const Title = `h${titleLevel}` as const;
  return (
    <div className={classNames(styles['empty'], className)} data-size={size}>
      <LanternGlow tone="gold" className={styles['glow']} />
      <div className={styles['drawing']}>
        <Stall />
      </div>
      <Title className={styles['title']}>{title}</Title>
      {description !== undefined && <p className={styles['description']}>{description}</p>}
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
