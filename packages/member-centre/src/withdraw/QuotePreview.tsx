import type { WithdrawalQuote } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { MoneyText } from '@perya/ui-kit';

import { useWithdrawT } from './locales';
import styles from './Withdraw.module.css';

export interface QuotePreviewProps {
  quote: WithdrawalQuote;
  currency: string;
}

/** The fee and payout of a withdrawal before it's submitted, including its parts if it's split. */
export function QuotePreview({ quote, currency }: QuotePreviewProps) {
  const t = useWithdrawT();
  const format = useFormat();
  const money = (minor: number) => format.money(minor, currency);
  const { parts } = quote;
  return (
    <section className={styles['quote']} aria-label={t('quote.title')}>
      <dl className={styles['sums']}>
        <div>
          <dt>{t('quote.fee')}</dt>
          <dd>
            <MoneyText text={money(quote.fee)} />
          </dd>
        </div>
        <div className={styles['net']}>
          <dt>{t('quote.net')}</dt>
          <dd>
            <MoneyText text={money(quote.net)} />
          </dd>
        </div>
      </dl>
      {parts.length > 1 && (
        <>
          <p className={styles['hint']}>{t('quote.split', { count: parts.length })}</p>
          <ol className={styles['parts']}>
            {parts.map((part, index) => (
              // Parts have no id; only their position identifies them.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <span>{t('quote.part', { part: index + 1, parts: parts.length })}</span>
                <MoneyText text={money(part.amount)} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
