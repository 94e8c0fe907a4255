import { lazy, Suspense } from 'react';

import { useAuthStep } from '../../stores/authStep';
import type { AuthDialogsProps } from './AuthDialogs';

/** Loaded lazily, because most visitors of the sign-in pages need none of them. */
const AuthDialogs = lazy(async () => ({ default: (await import('./AuthDialogs')).AuthDialogs }));

/** The sign-in step dialogs for a page, loaded when the first step starts. */
export function PageAuthDialogs(props: AuthDialogsProps) {
  if (useAuthStep() === null) return null;
  return (
    <Suspense>
      <AuthDialogs {...props} />
    </Suspense>
  );
}
