import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

import { onSiteClosed } from '../runtime/siteClosed';

/** Checks the site's state when a request reports that the site is closed. */
export function useSiteClosing(): void {
  const { revalidate } = useRevalidator();
  const isAsking = useRef(false);
  useEffect(
    () =>
      onSiteClosed(() => {
        // Many requests fail at once; they trigger a single check.
        if (isAsking.current) return;
        isAsking.current = true;
        void revalidate().finally(() => {
          isAsking.current = false;
        });
      }),
    [revalidate],
  );
}
