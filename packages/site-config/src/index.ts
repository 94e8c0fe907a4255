export { BrandPackError, parseBrandPack, type Brand } from './brand-pack.ts';
export { brandStyle } from './brand-style';
export { framableAddress } from './framable-address';
export {
  contentSecurityHosts,
  imageUrl,
  type ContentSecurityHosts,
  type ImageOptions,
} from './hosts';
export {
  SiteConfigProvider,
  useBrand,
  useImageHosts,
  useImageUrl,
  useRefreshVendors,
  useResource,
  useResources,
  useSiteConfig,
  useSwitch,
  useVendors,
  type SiteConfigProviderProps,
} from './react';
export { lotteryPath } from './lottery-path';
export { loadSiteConfig, type LoadSiteConfigOptions, type SiteConfig } from './site-config';
export type { Switches, SwitchName } from './switches';
export { categoriesWithVendors, CATEGORY_PATHS } from './vendors';
