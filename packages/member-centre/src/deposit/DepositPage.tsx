import { useChosenParams } from '@perya/page-kit';
import { useState } from 'react';

import type { MemberPageProps } from '../address/MemberPageProps';
import { NewDeposit } from './NewDeposit';
import { DepositStatus } from './status/DepositStatus';

/** The parameter of the address that names one deposit. */
const PARAM = 'deposit';

/**
 * Paying in: the form with the recent deposits, or one deposit as it goes (specification §2,
 * depositv2). Which one is in the address, so that the payment service leads back to it.
 */
export function DepositPage({ customerService }: Pick<MemberPageProps, 'customerService'>) {
  const [params, setParams] = useChosenParams();
  const id = params.get(PARAM);
  // Only whoever has just ordered is led on to the payment service without another press.
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
