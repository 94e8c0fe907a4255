import type { Protection } from '@perya/api-client';
import { Button, Card } from '@perya/ui-kit';
import { useState, type ReactElement } from 'react';

import { useProtectionT } from '../locales';
import { SelfExclusionDialog } from './SelfExclusionDialog';
import { TimeOutDialog } from './TimeOutDialog';
import styles from './BreakPanel.module.css';

export interface BreakPanelProps {
  protection: Protection;
  /** A link to the withdrawal, because members should withdraw before a long break. */
  withdraw: ReactElement<Record<string, unknown>>;
}

/** Time-out and self-exclusion. */
export function BreakPanel({ protection, withdraw }: BreakPanelProps) {
  const t = useProtectionT();
  const [open, setOpen] = useState<'time-out' | 'self-exclusion' | null>(null);
  const close = () => setOpen(null);
  return (
    <Card title={t('break.title')} titleLevel={3}>
      <div className={styles['ways']}>
        <section className={styles['way']}>
          <h4 className={styles['title']}>{t('timeOut.title')}</h4>
          <p className={styles['text']}>{t('timeOut.text')}</p>
          <Button onClick={() => setOpen('time-out')}>{t('timeOut.open')}</Button>
        </section>
        <section className={styles['way']}>
          <h4 className={styles['title']}>{t('exclusion.title')}</h4>
          <p className={styles['text']}>{t('exclusion.text')}</p>
          <Button onClick={() => setOpen('self-exclusion')}>{t('exclusion.open')}</Button>
        </section>
      </div>
      <TimeOutDialog open={open === 'time-out'} protection={protection} onClose={close} />
      <SelfExclusionDialog
        open={open === 'self-exclusion'}
        protection={protection}
        withdraw={withdraw}
        onClose={close}
      />
    </Card>
  );
}
