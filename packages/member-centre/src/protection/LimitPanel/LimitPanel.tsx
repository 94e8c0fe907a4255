import type { LimitKind, Protection, ProtectionLimit } from '@perya/api-client';
import { Button, Card, Progress } from '@perya/ui-kit';
import { useState } from 'react';

import { useProtectionT } from '../locales';
import { LimitDialog } from '../LimitDialog/LimitDialog';
import { useLimitFormat } from '../words/useLimitFormat';
import { PendingChange } from './PendingChange';
import styles from './LimitPanel.module.css';

export interface LimitPanelProps {
  kind: LimitKind;
  protection: Protection;
}

/** The limits of one kind: current values, usage, and pending changes. */
export function LimitPanel({ kind, protection }: LimitPanelProps) {
  const t = useProtectionT();
  const words = useLimitFormat(protection.currency);
  const [changing, setChanging] = useState<ProtectionLimit | null>(null);
  const limits = protection.limits.filter((limit) => limit.kind === kind);
  return (
    <Card title={t(`kind.${kind}`)} titleLevel={3}>
      <p className={styles['text']}>{t(`about.${kind}`)}</p>
      {kind === 'loss' && protection.atRisk > 0 && (
        <p className={styles['text']}>
          {t('limit.atRisk', { amount: words.amount('loss', protection.atRisk) })}
        </p>
      )}
      <ul className={styles['list']}>
        {limits.map((limit) => (
          <li key={limit.period} className={styles['limit']}>
            <Use limit={limit} currency={protection.currency} />
            <Button
              size="small"
              aria-label={t(limit.amount === null ? 'limit.setNamed' : 'limit.changeNamed', {
                limit: t(`name.${kind}.${limit.period}`),
              })}
              onClick={() => setChanging(limit)}
            >
              {t(limit.amount === null ? 'limit.set' : 'limit.change')}
            </Button>
            {limit.pending && (
              <PendingChange
                key={limit.pending.readyAt}
                limit={limit}
                pending={limit.pending}
                currency={protection.currency}
              />
            )}
          </li>
        ))}
      </ul>
      <LimitDialog limit={changing} protection={protection} onClose={() => setChanging(null)} />
    </Card>
  );
}

/** A progress bar of the usage. Without a limit, only the amount. */
function Use({ limit, currency }: { limit: ProtectionLimit; currency: string }) {
  const t = useProtectionT();
  const words = useLimitFormat(currency);
  const { kind, period, amount, used, resetsAt } = limit;
  const written = words.amount(kind, used);
  if (amount === null) {
    return (
      <p className={styles['none']}>
        <span className={styles['period']}>{t(`period.${period}`)}</span>
        <span className={styles['note']}>{t('limit.none', { used: written })}</span>
      </p>
    );
  }
  return (
    <div className={styles['use']}>
      <Progress
        label={t(`period.${period}`)}
        value={Math.min(used, amount)}
        max={amount}
        valueText={t('limit.usedOf', { used: written, limit: words.amount(kind, amount) })}
        tone={used >= amount ? 'danger' : 'teal'}
      />
      <p className={styles['note']}>
        {used >= amount ? t('limit.reached') : null}{' '}
        {t('limit.resets', { at: words.moment(resetsAt) })}
      </p>
    </div>
  );
}
