import {
  cancelWithdrawal,
  getBalance,
  getWithdrawal,
  getWithdrawalTerms,
  listWithdrawals,
  type WithdrawalDetail,
} from '@perya/api-client';
import { useMoneyCall } from '@perya/api-client/react';
import { MoneyCallNote } from '@perya/page-kit';
import { Button } from '@perya/ui-kit';

import { useWithdrawT } from './locales';

const REFRESH = [getBalance, getWithdrawal, getWithdrawalTerms, listWithdrawals] as const;

/** Cancels a withdrawal, if the brand allows it and payment hasn't started. */
export function CancelWithdrawalAction({
  withdrawal: { id, canCancel },
}: {
  withdrawal: WithdrawalDetail;
}) {
  const t = useWithdrawT();
  const call = useMoneyCall(cancelWithdrawal, { refresh: REFRESH, scope: id });
  if (!canCancel && call.state === 'idle') return null;
  return (
    <>
      {canCancel && (
        <Button busy={call.isPending} onClick={() => call.send({ id })}>
          {t('detail.cancel')}
        </Button>
      )}
      <MoneyCallNote call={call} done={t('detail.cancelled')} />
    </>
  );
}
