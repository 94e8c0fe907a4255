import { getToken, useIsSignedIn } from '@perya/session';
import { lazy, Suspense } from 'react';

import { afterFirstView, keepServerHtml } from '../../runtime/afterFirstView';
import { PartErrorBoundary } from '../../shell/boundaries/PartErrorBoundary';
import styles from './PromoBar.module.css';

// A guest has the server's markup, a link, which works before hydration. A member waits for the own answer.
const PromoBar = lazy(async () => {
  if (!import.meta.env.SSR && getToken() === null) await afterFirstView();
  return keepServerHtml(import('./PromoBar'));
});

// Constant elements: a new one would differ from the server's markup, and React would remove it until its
// chunk loads.
const [GUEST_BAR, MEMBER_BAR] = ['guest', 'member'].map((audience) => (
  <PartErrorBoundary key={audience}>
    <Suspense fallback={<div className={styles['bar']} />}>
      <PromoBar />
    </Suspense>
  </PartErrorBoundary>
));

/** The place of the promo bar, whose code isn't part of the first view. */
export function PromoBarSlot() {
  // Signing in or out can remove the answer that the server rendered, before the bar is hydrated with it. So
  // a member's bar is a new one.
  return useIsSignedIn() ? MEMBER_BAR : GUEST_BAR;
}
