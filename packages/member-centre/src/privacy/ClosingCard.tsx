import {
  cancelClosing,
  getBalance,
  getClosing,
  getWithdrawalTerms,
  listWithdrawals,
  type Closing,
  type OwnDataStatus,
} from '@perya/api-client';
import { useApiQuery, useMoneyCall } from '@perya/api-client/react';
import { useErrorText, useFormat } from '@perya/i18n';
import { Loaded, MoneyCallNote } from '@perya/page-kit';
import { Button, Card, Link } from '@perya/ui-kit';
import { useState, type ReactNode } from 'react';

import type { MemberPageProps } from '../address/MemberPageProps';
import { ClosingAmounts } from './ClosingAmounts';
import { ClosingDialog } from './ClosingDialog';
import { usePrivacyT } from './locales';
import styles from './OwnDataPage.module.css';

export interface ClosingCardProps extends Pick<MemberPageProps, 'linkTo' | 'customerService'> {
  status: OwnDataStatus;
}

const LOOK_MS = 10_000;
const REFRESH = [getClosing, getBalance, getWithdrawalTerms, listWithdrawals] as const;

/** Closes the account: what has to end first, what is paid out, and a closing that is under way. */
export function ClosingCard({ status, linkTo, customerService }: ClosingCardProps) {
  const t = usePrivacyT();
  const format = useFormat();
  const cancelling = useMoneyCall(cancelClosing, { refresh: REFRESH });
  const query = useApiQuery(
    getClosing,
    {},
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data !== undefined && state.data.state !== 'open' ? LOOK_MS : false,
    },
  );
  const { output } = cancelling;
  const stillPaid = output === null ? 0 : output.stillPaid.minor;
  return (
    <Card title={t('closing.title')} titleLevel={3}>
      <div className={styles['stack']}>
        <MoneyCallNote
          call={cancelling}
          done={
            output !== null && stillPaid > 0
              ? t('closing.cancelledPaid', { amount: format.money(stillPaid, output.currency) })
              : t('closing.cancelled')
          }
        />
        <Loaded query={query} skeleton={[120]}>
          {(closing) =>
            closing.state === 'open' ? (
              <Open
                closing={closing}
                status={status}
                linkTo={linkTo}
                customerService={customerService}
                onOpen={cancelling.reset}
              />
            ) : (
              <UnderWay closing={closing} linkTo={linkTo}>
                <Button busy={cancelling.isPending} onClick={() => cancelling.send({})}>
                  {t('closing.cancel')}
                </Button>
              </UnderWay>
            )
          }
        </Loaded>
      </div>
    </Card>
  );
}

interface OpenProps extends ClosingCardProps {
  closing: Closing;
  onOpen(): void;
}

function Open({ closing, status, linkTo, customerService, onOpen }: OpenProps) {
  const t = usePrivacyT();
  const format = useFormat();
  const errorText = useErrorText();
  const [isOpen, setIsOpen] = useState(false);
  const { failure, needsService, open } = closing;
  return (
    <>
      {failure !== null && (
        <p className={styles['failure']}>
          {t(`closing.failed.${failure.reason}`, { time: format.dateTime(failure.at) })}
        </p>
      )}
      <p className={styles['note']}>{t('closing.text')}</p>
      <p className={styles['note']}>{t('closing.kept')}</p>
      {needsService && (
        <>
          <p>{t('closing.needsService')}</p>
          {customerService !== undefined && <div>{customerService}</div>}
        </>
      )}
      {!needsService && open.length > 0 && <OpenItems closing={closing} />}
      {!needsService && open.length === 0 && !status.hasPassword && (
        <p>{errorText({ key: 'login_password_missing' })}</p>
      )}
      {!needsService && open.length === 0 && status.hasPassword && (
        <>
          <ClosingAmounts closing={closing} />
          <div>
            <Button
              variant="danger"
              onClick={() => {
                onOpen();
                setIsOpen(true);
              }}
            >
              {t('closing.submit')}
            </Button>
          </div>
          {isOpen && (
            <ClosingDialog
              closing={closing}
              hasSecondFactor={status.hasSecondFactor}
              linkTo={linkTo}
              onClose={() => setIsOpen(false)}
            />
          )}
        </>
      )}
    </>
  );
}

/** What has to end before the account can be closed. */
function OpenItems({ closing: { open, currency } }: { closing: Closing }) {
  const t = usePrivacyT();
  const format = useFormat();
  return (
    <>
      <p id="closing-blocked">{t('closing.blocked')}</p>
      <ul aria-labelledby="closing-blocked" className={styles['items']}>
        {open.map(({ what, count, amount }) => (
          <li key={what}>
            {t(`closing.item.${what}`, {
              count,
              amount: amount === null ? '' : format.money(amount.minor, currency),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

interface UnderWayProps extends Pick<MemberPageProps, 'linkTo'> {
  closing: Closing;
  /** Cancels it. */
  children: ReactNode;
}

function UnderWay({ closing, linkTo, children }: UnderWayProps) {
  const t = usePrivacyT();
  const format = useFormat();
  const { state, payout, currency, requestedAt } = closing;
  const amount = format.money(payout.minor, currency);
  return (
    <>
      <p role="status">
        {state === 'payingOut'
          ? t('closing.payingOut', { amount })
          : t('closing.requested', { amount })}
      </p>
      {requestedAt !== null && (
        <p className={styles['note']}>
          {t('closing.meanwhile', { time: format.dateTime(requestedAt) })}
        </p>
      )}
      <p>
        <Link render={linkTo('withdraw')}>{t('closing.toWithdrawals')}</Link>
      </p>
      <div>{children}</div>
    </>
  );
}
