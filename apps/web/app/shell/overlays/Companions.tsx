import { lazy, Suspense } from 'react';

import { keepServerHtml } from '../../runtime/afterFirstView';

const AppUpdates = lazy(() => keepServerHtml(import('../../install/AppUpdates')));
const ConsentKeeper = lazy(() => keepServerHtml(import('../../consent/ConsentKeeper')));

/** What goes along with every visit once its first view is over, and is seldom seen. */
export default function Companions() {
  return (
    <Suspense>
      <AppUpdates />
      <ConsentKeeper />
    </Suspense>
  );
}
