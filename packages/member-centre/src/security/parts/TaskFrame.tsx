import { Button, Card } from '@perya/ui-kit';
import { ArrowLeft } from 'lucide-react';
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
