import { lazy, Suspense } from 'react';

const DepositLink = lazy(() => import('./DepositLink'));

/** A deposit link for insufficient balances. The link and its texts load when needed. */
export function LazyDepositLink() {
  return (
    <Suspense>
      <DepositLink />
    </Suspense>
  );
}
