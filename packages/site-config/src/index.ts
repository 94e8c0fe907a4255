export type { BrandBanner, BrandBanners } from './brandBanners';
export { BrandPackError, parseBrandPack, type Brand } from './brandPack.ts';
export { brandStyle, plainColors } from './brandStyle';
export { closedPaths } from './closedPaths';
export { framableAddress } from './framableAddress';
export {
  contentSecurityHosts,
  imageUrl,
  type ContentSecurityHosts,
  type ImageOptions,
} from './hosts';
export { launchAddress, nextLaunchAddress } from './launchHosts';
export {
  SiteConfigProvider,
  useBrand,
  useImageHosts,
  useImageUrl,
  useRefreshVendors,
  useResource,
  useResources,
  useSetSwitches,
  useSiteConfig,
  useSwitch,
  useVendors,
  type SiteConfigProviderProps,
} from './react';
export { lotteryPath } from './lotteryPath';
export { loadSiteConfig, type LoadSiteConfigOptions, type SiteConfig } from './siteConfig';
export { brandSwitches, type Switches, type SwitchName } from './switches';
export { categoriesWithVendors, CATEGORY_PATHS } from './vendors';
