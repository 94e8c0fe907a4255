import { useEffect, useRef } from 'react';

import { useHasGone } from './HelpLink';

/**
 * A heading that takes the focus when a link has led to it, so that a screen reader goes on there. Not
 * on the first page, where the focus is the browser's. Its view needs a `key` of its own.
 */
export function useArrivalFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasGone = useHasGone();
  useEffect(() => {
    // Somebody who searches goes on typing.
    if (hasGone.current && !(document.activeElement instanceof HTMLInputElement)) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [hasGone]);
  return heading;
}
