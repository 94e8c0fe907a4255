import type { LanguageCode } from '@perya/i18n';
import type { SiteConfig } from '@perya/site-config';
import { createContext, use, useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';

import type { Theme } from '../document/theme';
import type { RailWidth } from '../shell/layout/railWidth';

/** The server's data of a page view, from which the browser starts. */
export interface RootData {
  language: LanguageCode;
  theme: Theme;
  rail: RailWidth;
  config: SiteConfig;
  /** The brand's tokens as a style sheet; empty if it has none of its own. */
  style: string;
  /** The brand's layout, as words that style sheets select. */
  layout: string;
  /** The color of the browser's own bars. */
  barColor: string;
  /** Some of the page's data is stale or missing because the platform didn't respond. */
  isDegraded: boolean;
  /** For canonical URLs. */
  origin: string;
  /** The current year on the platform, for the footer. */
  year: number;
  ageLimit: number;
}

/** Provided by the root, or by a story or test. */
export const RootDataContext = createContext<RootData | null>(null);

export function useRootData(): RootData {
  const data = use(RootDataContext);
  if (!data) throw new Error('The root route has not loaded: nothing of the shell can stand yet.');
  return data;
}

/** The root's last data. Only set in the browser, where effects run. */
let lastRootData: RootData | undefined;

/** Stores the root's data, in case a later revalidation fails. */
export function useRememberRootData(data: RootData): void {
  useEffect(() => {
    lastRootData = data;
  }, [data]);
}

/** The root's data, or the last known data if revalidation failed. Undefined if the first load failed. */
export function useKnownRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root') ?? lastRootData;
}
