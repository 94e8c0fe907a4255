import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../utils/classNames';
import { Button } from '../Button/Button';
import styles from './ErrorPanel.module.css';

export interface ErrorPanelProps {
  /** What happened: "The games did not load". */
  title: string;
  /** Why, as far as it is known: the server's own message as text, for one. */
  reason?: ReactNode;
  /** What to do about it. */
  advice?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Needed with `onRetry`. */
  retryLabel?: string | undefined;
  retrying?: boolean | undefined;
  /** Another way on, such as a link to customer service. */
  action?: ReactNode;
  /** What support asks for: a code or an id. Selectable. */
  code?: string | undefined;
  size?: 'normal' | 'compact' | undefined;
  className?: string | undefined;
}

/** One thing failed; the page around it lives. Announced when it appears. */
export function ErrorPanel({
  title,
  reason,
  advice,
  onRetry,
  retryLabel,
  retrying = false,
  action,
  code,
  size = 'normal',
  className,
}: ErrorPanelProps) {
  return (
    <div className={classNames(styles['panel'], className)} data-size={size} role="alert">
      <span className={styles['sign']} aria-hidden>
        <TriangleAlert />
      </span>
      <div className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        {reason !== undefined && <p className={styles['reason']}>{reason}</p>}
        {advice !== undefined && <p className={styles['reason']}>{advice}</p>}
        {code !== undefined && <code className={styles['code']}>{code}</code>}
      </div>
      {(onRetry || action !== undefined) && (
        <div className={styles['actions']}>
          {onRetry && (
            <Button iconStart={<RotateCw />} busy={retrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
