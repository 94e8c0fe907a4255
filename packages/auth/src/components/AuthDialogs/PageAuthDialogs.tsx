import { lazy, Suspense } from 'react';

import { useAuthStep } from '../../stores/authStep';
import type { AuthDialogsProps } from './AuthDialogs';

/** Most who come to a page of the way in need none of them. */
const AuthDialogs = lazy(async () => ({ default: (await import('./AuthDialogs')).AuthDialogs }));

/** The steps of the way in over a page of its own, fetched when the first one comes. */
export function PageAuthDialogs(props: AuthDialogsProps) {
  if (useAuthStep() === null) return null;
  return (
    <Suspense>
      <AuthDialogs {...props} />
    </Suspense>
  );
}
