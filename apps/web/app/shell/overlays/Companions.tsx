import { lazy, Suspense } from 'react';

import { orAsSent } from '../../runtime/orAsSent';

const AppUpdates = lazy(() => orAsSent(import('../../install/AppUpdates')));
const ConsentKeeper = lazy(() => orAsSent(import('../../consent/ConsentKeeper')));

/** What goes along with every visit once its first view is over, and is seldom seen. */
export default function Companions() {
  return (
    <Suspense>
      <AppUpdates />
      <ConsentKeeper />
    </Suspense>
  );
}
