import { useSyncExternalStore } from 'react';

type Theme = 'dark' | 'light';

/** The theme that the page is shown in, for what is drawn elsewhere: a frame of another origin. */
export function useDocumentTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'dark');
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}
