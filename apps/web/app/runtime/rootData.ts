import type { LanguageCode } from '@perya/i18n';
import type { SiteConfig } from '@perya/site-config';
import { createContext, use, useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';

import type { Theme } from '../document/theme';
import type { RailWidth } from '../shell/layout/railWidth';

/** What the server knows of a page view, and the browser begins with. */
export interface RootData {
  language: LanguageCode;
  theme: Theme;
  rail: RailWidth;
  config: SiteConfig;
  /** Some of what the page shows is old, or missing, because the platform did not answer. */
  isDegraded: boolean;
  /** For canonical addresses. */
  origin: string;
  /** The platform's year, for the small print. */
  year: number;
  ageLimit: number;
}

/** The root provides it; a story or a test its own. */
export const RootDataContext = createContext<RootData | null>(null);

export function useRootData(): RootData {
  const data = use(RootDataContext);
  if (!data) throw new Error('The root route has not loaded: nothing of the shell can stand yet.');
  return data;
}

/** What the root was last rendered with; known in the browser only, where effects run. */
let lastRootData: RootData | undefined;

/** Remembers the root's data for a later read of them that fails. */
export function useRememberRootData(data: RootData): void {
  useEffect(() => {
    lastRootData = data;
  }, [data]);
}

/** The root's data, or the last ones where reading them again has failed; none if the first read failed. */
export function useKnownRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root') ?? lastRootData;
}
