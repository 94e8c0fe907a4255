import { useSyncExternalStore } from 'react';

export type Theme = 'dark' | 'light';

/** Used when neither the visitor nor the brand has set a theme. */
const DEFAULT_THEME: Theme = 'dark';

function isTheme(value: unknown): value is Theme {
  return value === 'dark' || value === 'light';
}

/** Chooses a page's theme: the visitor's choice, else the brand's default for first visits. */
export function chooseTheme(cookies: string | null, onFirstVisit: Theme | undefined): Theme {
  const chosen = /(?:^|;\s*)theme=(\w+)/.exec(cookies ?? '')?.[1];
  return isTheme(chosen) ? chosen : (onFirstVisit ?? DEFAULT_THEME);
}

/** Returns the current theme and a function that toggles and stores it. */
export function useTheme(fromServer: Theme): { theme: Theme; toggle: () => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => fromServer);
  return { theme, toggle: () => setTheme(theme === 'dark' ? 'light' : 'dark') };
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Read from the document, because the bootstrap may have changed it before React ran. */
function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : DEFAULT_THEME;
}

function setTheme(theme: Theme): void {
  if (window.perya) window.perya.setTheme(theme);
  else document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}
