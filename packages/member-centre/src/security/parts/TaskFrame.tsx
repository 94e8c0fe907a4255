import { Button, Card } from '@perya/ui-kit';
import { ArrowLeft, CircleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

import { useSecurityT } from '../locales';
import styles from './Security.module.css';

export interface TaskFrameProps {
  title: string;
  /** The purpose of the task. */
  note: string;
  /** A link to the list. */
  back: ReactElement<Record<string, unknown>>;
  children: ReactNode;
}

/** A task of the security centre with a back link. */
export function TaskFrame({ title, note, back, children }: TaskFrameProps) {
  const t = useSecurityT();
  return (
    <div className={styles['stack']}>
      <Button
        className={styles['back'] ?? ''}
        variant="quiet"
        size="small"
        iconStart={<ArrowLeft />}
        render={back}
      >
        {t('back')}
      </Button>
      <Card title={title} titleLevel={3}>
        <div className={styles['stack']}>
          <p className={styles['note']}>{note}</p>
          {children}
        </div>
      </Card>
    </div>
  );
}

/** An error that doesn't belong to a field. Announced by screen readers. */
export function Failure({ text }: { text: string | null }) {
  return (
    <div role="alert" className={styles['live']}>
      {text !== null && (
        <p className={styles['failure']}>
          <CircleAlert aria-hidden="true" />
          {text}
        </p>
      )}
    </div>
  );
}
