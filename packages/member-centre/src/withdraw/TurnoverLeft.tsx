import type { WithdrawalTerms } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Progress } from '@perya/ui-kit';

import { turnoverLeft } from './amountError';
import { useWithdrawT } from './locales';
import styles from './Withdraw.module.css';

/** The remaining turnover before a withdrawal, by source, and what is locked because of it. */
export function TurnoverLeft({ terms }: { terms: WithdrawalTerms }) {
  const t = useWithdrawT();
  const format = useFormat();
  const { turnover, deductions, currency } = terms;
  const money = (minor: number) => format.money(minor, currency);
  const locked = deductions.find(({ reason }) => reason === 'turnover');
  return (
    <section className={styles['turnover']} aria-label={t('turnover.title')}>
      <p className={styles['play']}>
        {t('turnover.left', { amount: money(turnoverLeft(turnover)) })}
      </p>
      {locked && <p>{t('turnover.locked', { amount: money(locked.amount.minor) })}</p>}
      <ul className={styles['sources']}>
        {turnover.map(({ source, required, done, remaining, since }, index) => (
          // Two from one source may have started at the same time; their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${source} ${since} ${index}`}>
            <Progress
              label={t(`source.${source}`, { date: format.date(since) })}
              value={done.minor}
              max={required.minor}
              valueText={t('turnover.progress', {
                done: money(done.minor),
                required: money(required.minor),
              })}
              tone={remaining.minor === 0 ? 'success' : 'coral'}
              size="thin"
            />
          </li>
        ))}
      </ul>
      <p className={styles['hint']}>{t('turnover.how')}</p>
    </section>
  );
}
