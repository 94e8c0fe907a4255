import { Button, Card } from '@perya/ui-kit';
import { ArrowLeft, CircleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

import { useSecurityT } from '../locales';
import styles from './Security.module.css';

export interface TaskFrameProps {
  title: string;
  /** What it is for. */
  note: string;
  /** The link to the list. */
  back: ReactElement<Record<string, unknown>>;
  children: ReactNode;
}

/** One task of the security centre, with the way back to all of them. */
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

/** Why the last try came to nothing, where no field is to blame; announced when it comes. */
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
