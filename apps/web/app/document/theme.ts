import { useSyncExternalStore } from 'react';

export type Theme = 'dark' | 'light';

/** What applies where neither the visitor nor the brand has said anything. */
const DEFAULT_THEME: Theme = 'dark';

function isTheme(value: unknown): value is Theme {
  return value === 'dark' || value === 'light';
}

/** The theme of a page: the visitor's choice, else what the brand shows on a first visit. */
export function chooseTheme(cookies: string | null, onFirstVisit: Theme | undefined): Theme {
  const chosen = /(?:^|;\s*)theme=(\w+)/.exec(cookies ?? '')?.[1];
  return isTheme(chosen) ? chosen : (onFirstVisit ?? DEFAULT_THEME);
}

/** The theme in use, and a switch that also keeps the choice. */
export function useTheme(fromServer: Theme): { theme: Theme; toggle: () => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => fromServer);
  return { theme, toggle: () => setTheme(theme === 'dark' ? 'light' : 'dark') };
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The document has the truth: the bootstrap may have changed it before React was there. */
function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : DEFAULT_THEME;
}

function setTheme(theme: Theme): void {
  if (window.perya) window.perya.setTheme(theme);
  else document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}
