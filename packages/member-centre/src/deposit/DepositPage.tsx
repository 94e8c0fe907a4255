import { useChosenParams } from '@perya/page-kit';
import { useState } from 'react';

import type { MemberPageProps } from '../address/MemberPageProps';
import { NewDeposit } from './NewDeposit';
import { DepositStatus } from './status/DepositStatus';

/** The search parameter with the id of one deposit. */
const PARAM = 'deposit';

/**
 * The deposit form with the recent deposits, or the status of one deposit (specification §2, depositv2). The
 * URL determines which, so the payment service can link back to it.
 */
export function DepositPage({ customerService }: Pick<MemberPageProps, 'customerService'>) {
  const [params, setParams] = useChosenParams();
  const id = params.get(PARAM);
  // Only an order placed just now opens the payment service automatically.
  const [ordered, setOrdered] = useState<string | null>(null);
  const show = (next: string | null) =>
    setParams(
      (now) => {
        const changed = new URLSearchParams(now);
        if (next === null) changed.delete(PARAM);
        else changed.set(PARAM, next);
        return changed;
      },
      { preventScrollReset: true },
    );
  if (id !== null) {
    return (
      <DepositStatus
        key={id}
        id={id}
        isJustOrdered={ordered === id}
        onBack={() => show(null)}
        customerService={customerService}
      />
    );
  }
  return (
    <NewDeposit
      customerService={customerService}
      onOrdered={(deposit) => {
        setOrdered(deposit);
        show(deposit);
      }}
      onOpen={show}
    />
  );
}
