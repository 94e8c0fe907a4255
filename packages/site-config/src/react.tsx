import type { Category, Resource, Vendor, VendorLane } from '@perya/api-client';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

import type { Brand } from './brandPack.ts';
import { imageUrl, type ImageOptions } from './hosts';
import type { SiteConfig } from './siteConfig';
import type { Switches, SwitchName } from './switches';
import { keepVendors } from './vendorCache';

interface ContextValue {
  config: SiteConfig;
  refreshVendors: () => Promise<void>;
  setSwitches: (switches: Switches) => void;
}

const SiteConfigContext = createContext<ContextValue | null>(null);

/** Props of {@link SiteConfigProvider}. */
export interface SiteConfigProviderProps {
  config: SiteConfig;
  /** Fetches the vendors: `() => client.call(listVendors, {})`. */
  fetchVendors?: () => Promise<readonly VendorLane[]>;
  children: ReactNode;
}

/**
 * Provides the configuration to the components below it.
 *
 * @example
 * ```tsx
 * import { listVendors, type ApiClient } from '@perya/api-client';
 * import { SiteConfigProvider, type SiteConfig } from '@perya/site-config';
 * import type { ReactNode } from 'react';
 *
 * declare const client: ApiClient;
 * // What the server loaded with `loadSiteConfig` and sent with the page.
 * declare const config: SiteConfig;
 *
 * export function Configured({ children }: { children: ReactNode }) {
 *   return (
 *     <SiteConfigProvider config={config} fetchVendors={() => client.call(listVendors, {})}>
 *       {children}
 *     </SiteConfigProvider>
 *   );
 * }
 * ```
 */
export function SiteConfigProvider({ config, fetchVendors, children }: SiteConfigProviderProps) {
  /** Newer than the configuration's: refetched on request, or cached by an earlier page of this tab. */
  const [newer, setNewer] = useState<Newer>({ than: config });
  const change = useCallback(
    (part: Omit<Newer, 'than'>) =>
      setNewer((before) => ({ ...(before.than === config && before), ...part, than: config })),
    [config],
  );

  const refreshVendors = useCallback(async () => {
    if (!fetchVendors) return;
    const [lanes, { arrangeVendors }] = await Promise.all([
      fetchVendors(),
      import('./arrangeVendors'),
    ]);
    const vendors = arrangeVendors(lanes, config.brand);
    keepVendors(vendors);
    change({ vendors });
  }, [change, config, fetchVendors]);

  const setSwitches = useCallback(
    (switches: Switches) =>
      // The same switches must not render the whole page again.
      setNewer((before) =>
        isSame(switches, withChanges(config, before).switches)
          ? before
          : { ...(before.than === config && before), switches, than: config },
      ),
    [config],
  );

  useEffect(() => {
    if (config.vendors.length > 0) {
      keepVendors(config.vendors);
      return;
    }
    // The platform was unavailable when the page was rendered. Retries once; on failure, the next page
    // retries.
    const recover = async () => {
      const { keptVendors } = await import('./keptVendors');
      const vendors = keptVendors();
      if (vendors) change({ vendors });
      else await refreshVendors();
    };
    recover().catch(() => undefined);
  }, [change, config, refreshVendors]);

  const value = useMemo(
    () => ({ config: withChanges(config, newer), refreshVendors, setSwitches }),
    [config, newer, refreshVendors, setSwitches],
  );
  return <SiteConfigContext value={value}>{children}</SiteConfigContext>;
}

/** What was fetched after a configuration. Discarded when the page gets a new one. */
interface Newer extends Partial<Pick<SiteConfig, 'vendors' | 'switches'>> {
  than: SiteConfig;
}

function withChanges(config: SiteConfig, { than, ...parts }: Newer): SiteConfig {
  return than === config ? { ...config, ...parts } : config;
}

const isSame = (one: Switches, other: Switches): boolean =>
  (Object.keys(other) as SwitchName[]).every((name) => one[name] === other[name]);

function useContextValue(): ContextValue {
  const value = use(SiteConfigContext);
  if (!value) {
    throw new Error(
      'The configuration needs a <SiteConfigProvider> above, and there is none: wrap the app, the test or the story in one (testSiteConfig() makes its config).',
    );
  }
  return value;
}

/** The operator's configuration. */
export function useSiteConfig(): SiteConfig {
  return useContextValue().config;
}

/** The brand pack. */
export function useBrand(): Brand {
  return useSiteConfig().brand;
}

/**
 * Whether the operator has switched a feature on.
 *
 * @example
 * ```tsx
 * import { useBrand, useSwitch } from '@perya/site-config';
 *
 * export function DemoNote() {
 *   const { name } = useBrand();
 *   return useSwitch('freePlay') ? <p>Try {name} without an account.</p> : null;
 * }
 * ```
 */
export function useSwitch(name: SwitchName): boolean {
  return useSiteConfig().switches[name];
}

/** The operator's links of all types. */
export function useResources(): readonly Resource[] {
  return useSiteConfig().resources;
}

/** The operator's link of a type (`Android`, `AFFILIATELINK`, `SpeedTest` …); null if there is none. */
export function useResource(type: string): Resource | null {
  return useResources().find((resource) => resource.type === type) ?? null;
}

const NO_VENDORS: readonly Vendor[] = [];

/** All vendors by category, in the brand's order. */
export function useVendors(): readonly VendorLane[];
/** The vendors of a category, in the brand's order. */
export function useVendors(category: Category): readonly Vendor[];
export function useVendors(category?: Category): readonly VendorLane[] | readonly Vendor[] {
  const { vendors } = useSiteConfig();
  if (category === undefined) return vendors;
  return vendors.find((lane) => lane.category === category)?.vendors ?? NO_VENDORS;
}

/**
 * Returns a function that refetches the vendors; otherwise they are fetched once per tab. It rejects with the
 * call's error.
 */
export function useRefreshVendors(): () => Promise<void> {
  return useContextValue().refreshVendors;
}

/**
 * Returns a function that applies the operator's current switches, so that an open page follows changes:
 * `setSwitches(brandSwitches(await client.call(getWhitelabel, {}), brand))`.
 */
export function useSetSwitches(): (switches: Switches) => void {
  return useContextValue().setSwitches;
}

/**
 * Returns a function that builds a platform image's URL, on the picked host or on a later one after failed
 * attempts.
 */
export function useImageUrl(): (path: string, options?: ImageOptions) => string {
  const { imageHosts } = useSiteConfig();
  return useCallback(
    (path: string, options?: ImageOptions) => imageUrl(imageHosts, path, options),
    [imageHosts],
  );
}

/** The hosts that serve images, in the order to try; `/` is the site's own. */
export function useImageHosts(): readonly string[] {
  return useSiteConfig().imageHosts;
}
