import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../utils/classNames';
import { Button } from '../Button/Button';
import styles from './ErrorPanel.module.css';

/** Props of {@link ErrorPanel}. */
export interface ErrorPanelProps {
  /** What happened: "The games did not load". */
  title: string;
  /** Why, if known: for example the server's own message as text. */
  reason?: ReactNode;
  /** What to do about it. */
  advice?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Needed with `onRetry`. */
  retryLabel?: string | undefined;
  retrying?: boolean | undefined;
  /** Another action, such as a link to customer service. */
  action?: ReactNode;
  /** A code or an id to give to customer service. Selectable. */
  code?: string | undefined;
  size?: 'normal' | 'compact' | undefined;
  className?: string | undefined;
}

/** An error message for one part of a page; the rest keeps working. Announced when it appears. */
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
