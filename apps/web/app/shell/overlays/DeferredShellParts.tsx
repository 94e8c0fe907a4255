import { lazy, Suspense } from 'react';

import { keepServerHtml } from '../../runtime/afterFirstView';

const AppUpdates = lazy(() => keepServerHtml(import('../../install/AppUpdates')));
const StorageNotice = lazy(() => keepServerHtml(import('./StorageNotice')));
const SwitchUpdates = lazy(() => keepServerHtml(import('./SwitchUpdates')));
const AnalyticsConsent = lazy(() => keepServerHtml(import('../../consent/AnalyticsConsent')));

/** Rarely visible parts that load on every visit after the first view. */
export default function DeferredShellParts() {
  return (
    <Suspense>
      <AppUpdates />
      <AnalyticsConsent />
      <SwitchUpdates />
      <StorageNotice />
    </Suspense>
  );
}
