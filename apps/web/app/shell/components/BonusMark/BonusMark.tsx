import { useIsSignedIn } from '@perya/session';
import { lazy, Suspense } from 'react';

import { afterFirstView } from '../../../runtime/afterFirstView';
import type { BonusCountProps } from './BonusCount';

const BonusCount = lazy(() => afterFirstView().then(() => import('./BonusCount')));

/** The bonus count of members, loaded after the first view. */
export function BonusMark({ place }: BonusCountProps) {
  if (!useIsSignedIn()) return null;
  return (
    <Suspense>
      <BonusCount place={place} />
    </Suspense>
  );
}
