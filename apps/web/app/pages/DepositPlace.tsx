import { lazy, Suspense } from 'react';

const DepositLink = lazy(() => import('./DepositLink'));

/** Where a balance is too low: the link and its words come when it is. */
export function DepositPlace() {
  return (
    <Suspense>
      <DepositLink />
    </Suspense>
  );
}
