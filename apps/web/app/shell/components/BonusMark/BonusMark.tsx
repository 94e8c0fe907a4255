import { useIsSignedIn } from '@perya/session';
import { lazy, Suspense } from 'react';

import { afterFirstView } from '../../../runtime/afterFirstView';
import type { BonusCountProps } from './BonusCount';

const BonusCount = lazy(() => afterFirstView().then(() => import('./BonusCount')));

/** The place of what waits for a member, fetched and asked for when the first view is over. */
export function BonusMark({ place }: BonusCountProps) {
  if (!useIsSignedIn()) return null;
  return (
    <Suspense>
      <BonusCount place={place} />
    </Suspense>
  );
}
