import type { ReactNode } from 'react';
import { classNames } from '../../utils/classNames';
import { LanternGlow } from '../LanternGlow/LanternGlow';
import styles from './EmptyState.module.css';
import { StallIllustration } from './StallIllustration';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** What is missing, such as "No bets yet". */
  title: string;
  titleLevel?: 2 | 3 | 4 | undefined;
  /** Why, or what will be shown here. */
  description?: ReactNode;
  /** The next action: one button or link. */
  action?: ReactNode;
  /** `compact` inside a card or a table, without the tall drawing. */
  size?: 'normal' | 'compact' | undefined;
  className?: string | undefined;
}

/** Shown when there is no content yet, with a drawing of a closed market stall. */
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
        <StallIllustration />
      </div>
      <Title className={styles['title']}>{title}</Title>
      {description !== undefined && <p className={styles['description']}>{description}</p>}
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
