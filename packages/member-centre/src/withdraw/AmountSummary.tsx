import type { WithdrawalTerms } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { MoneyText } from '@perya/ui-kit';

import { turnoverLeft } from './amountError';
import { useWithdrawT } from './locales';
import styles from './Withdraw.module.css';

/** The balance, the amount that can be withdrawn now, and why the rest can't. */
export function AmountSummary({ terms }: { terms: WithdrawalTerms }) {
  const t = useWithdrawT();
  const format = useFormat();
  const { balance, withdrawable, held, deductions, turnover, currency } = terms;
  const left = turnoverLeft(turnover);
  const money = (minor: number) => format.money(minor, currency);
  return (
    <section className={styles['summary']} aria-label={t('summary.title')}>
      <div>
        <p className={styles['label']}>{t('summary.withdrawable')}</p>
        <MoneyText text={money(withdrawable.minor)} size="large" />
      </div>
      <dl className={styles['sums']}>
        <div>
          <dt>{t('summary.balance')}</dt>
          <dd>
            <MoneyText text={money(balance.minor)} />
          </dd>
        </div>
        {deductions.map(({ reason, amount }) => (
          <div key={reason}>
            <dt>{t(`deduction.${reason}`, { amount: money(left) })}</dt>
            <dd>
              <MoneyText text={money(amount.minor)} tone="muted" />
            </dd>
          </div>
        ))}
        {held.minor > 0 && (
          <div>
            <dt>{t('summary.held')}</dt>
            <dd>
              <MoneyText text={money(held.minor)} tone="muted" />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
