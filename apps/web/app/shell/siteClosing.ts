import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

import { onSiteClosed } from '../runtime/siteClosed';

/** While a page is open: a call that says that the site has closed has it ask, and give way. */
export function useSiteClosing(): void {
  const { revalidate } = useRevalidator();
  const isAsking = useRef(false);
  useEffect(
    () =>
      onSiteClosed(() => {
        // Many calls fail at once then; they ask one question.
        if (isAsking.current) return;
        isAsking.current = true;
        void revalidate().finally(() => {
          isAsking.current = false;
        });
      }),
    [revalidate],
  );
}
