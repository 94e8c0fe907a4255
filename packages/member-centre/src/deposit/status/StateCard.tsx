import type { Deposit } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { formatAmountInput } from '@perya/rules/money';
import { Button, Countdown, MoneyText } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import { useDepositT } from '../locales';
import { StateBadge } from '../components/StateBadge/StateBadge';
import { keepDraft } from '../draft/draft';
import styles from './DepositStatus.module.css';

export interface StateCardProps {
  deposit: Deposit;
  onBack: () => void;
  customerService?: ReactNode;
}

/** The state of a deposit as text, with follow-up actions when it's completed. */
export function StateCard({ deposit, onBack, customerService }: StateCardProps) {
  const t = useDepositT();
  const format = useFormat();
  const { serverNow } = useApi();
  const { state, expiresAt, methodId, amount, credit, bonus } = deposit;
  const note = deposit.timeline.at(-1)?.note ?? '';
  const again = () => {
    keepDraft({ methodId, amount: formatAmountInput(amount.minor), promotionId: '' });
    onBack();
  };
  return (
    <section className={`${styles['panel']} ${styles['state']}`} aria-live="polite">
      <StateBadge state={state} />
      {state === 'paid' && (
        <p>
          <MoneyText
            size="display"
            flow="in"
            text={format.money(credit.minor + (bonus?.minor ?? 0), credit.currency)}
            labels={{ in: t('recent.received') }}
          />
        </p>
      )}
      <p className={styles['text']}>{t(`stateText.${state}`)}</p>
      {note !== '' && <p>{t('status.note', { note })}</p>}
      {expiresAt !== null && (
        <p className={styles['timer']} aria-live="off">
          <span>{t('status.timeLeft')}</span>
          <Countdown until={expiresAt} now={serverNow} endedText={t('status.timeOver')} />
        </p>
      )}
      {state === 'paid' && <Button onClick={onBack}>{t('status.another')}</Button>}
      {state === 'refunded' && customerService && (
        <div className={styles['actions']}>{customerService}</div>
      )}
      {(state === 'failed' || state === 'expired' || state === 'refused') && (
        <div className={styles['actions']}>
          <Button variant="primary" onClick={again}>
            {t('status.again')}
          </Button>
          {customerService}
        </div>
      )}
    </section>
  );
}
