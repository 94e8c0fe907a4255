import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Handles links in the operator's HTML to pages of this site with client-side navigation, because a full page
 * load would end a running game and lose what was typed. The browser handles all other links.
 */
export function useInternalLinks(onLeave: () => void) {
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
