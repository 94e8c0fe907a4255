import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Follows a link of the operator's text to a page of this site without loading the site anew, which
 * would end a running game and lose what was typed. Everything else is the browser's.
 */
export function useInnerLinks(onLeave: () => void) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    const href = link?.getAttribute('href');
    if (!href) return;
    event.preventDefault();
    onLeave();
    void navigate(href);
  };
}
