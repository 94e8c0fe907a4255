import { getWithdrawal, type WithdrawalDetail } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Loaded, PageFrame } from '@perya/page-kit';
import { Badge, Button, Card, Link, MoneyText } from '@perya/ui-kit';
import { ArrowLeft } from 'lucide-react';
import { Link as RouterLink, useSearchParams } from 'react-router';

import { useWithdrawT } from './locales';
import { ReceiptCard } from './ReceiptCard';
import { CancelWithdrawalAction } from './CancelWithdrawalAction';
import { Timeline } from './Timeline';
import styles from './Withdraw.module.css';
import { withdrawalSearch } from './withdrawalLink';
import { isInProgress, isWaiting, STATE_TONES } from './withdrawalStates';

const LOOK_MS = 4_000;

/** One withdrawal with live updates: details, required actions, and history. */
export function WithdrawalPanel({ id }: { id: string }) {
  const t = useWithdrawT();
  const [params] = useSearchParams();
  const query = useApiQuery(
    getWithdrawal,
    { id },
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data && !isInProgress(state.data.state) ? false : LOOK_MS,
    },
  );
  return (
    <PageFrame
      title={t('detail.title')}
      actions={
        <Button
          variant="quiet"
          iconStart={<ArrowLeft />}
          render={<RouterLink to={{ search: withdrawalSearch(params, null) }} />}
        >
          {t('detail.back')}
        </Button>
      }
    >
      <Loaded query={query} skeleton={[160, 240]}>
        {(data) => <Detail withdrawal={data} />}
      </Loaded>
    </PageFrame>
  );
}

function Detail({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const t = useWithdrawT();
  const format = useFormat();
  const [params] = useSearchParams();
  const { id, state, amount, fee, net, providerName, accountNumber, part, parts } = withdrawal;
  const money = (minor: number) => format.money(minor, amount.currency);
  return (
    <>
      <Card>
        <div className={styles['head']}>
          <MoneyText text={money(amount.minor)} size="large" />
          <span role="status">
            <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
          </span>
        </div>
        <dl className={styles['sums']}>
          <div>
            <dt>{t('detail.to')}</dt>
            <dd>
              {providerName} {accountNumber}
            </dd>
          </div>
          <div>
            <dt>{t('quote.fee')}</dt>
            <dd>
              <MoneyText text={money(fee.minor)} />
            </dd>
          </div>
          <div>
            <dt>{t('quote.net')}</dt>
            <dd>
              <MoneyText text={money(net.minor)} />
            </dd>
          </div>
          <div>
            <dt>{t('detail.number')}</dt>
            <dd data-numeric>{id}</dd>
          </div>
        </dl>
        {isWaiting(state) && <p className={styles['hint']}>{t('detail.waiting')}</p>}
        <CancelWithdrawalAction withdrawal={withdrawal} />
      </Card>
      <ReceiptCard withdrawal={withdrawal} />
      {parts > 1 && (
        <Card title={t('detail.group')} titleLevel={3}>
          <ul className={styles['group']}>
            {withdrawal.group.map((each) => (
              <li key={each.id}>
                {each.id === id ? (
                  <span aria-current="true">{t('quote.part', { part, parts })}</span>
                ) : (
                  <Link render={<RouterLink to={{ search: withdrawalSearch(params, each.id) }} />}>
                    {t('quote.part', { part: each.part, parts })}
                  </Link>
                )}
                <MoneyText text={money(each.amount.minor)} />
                <Badge tone={STATE_TONES[each.state]} size="small">
                  {t(`state.${each.state}`)}
                </Badge>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={t('timeline.title')} titleLevel={3}>
        <Timeline steps={withdrawal.timeline} />
      </Card>
    </>
  );
}
