import type { Category, Vendor } from '@perya/api-client';

import { brandBanners } from './brandBanners';
import { parseBrandPack, type Brand } from './brandPack.ts';
import perya from './brands/perya.json';
import { closedPaths } from './closedPaths';
import type { SiteConfig } from './siteConfig';
import { switchesOf, type Switches } from './switches';

export { ROLE_TOKENS, SHAPE_TOKENS } from './packTokens.ts';

/** Parts of a configuration that a test or story changes. */
export type SiteConfigOverrides = Partial<Omit<SiteConfig, 'brand' | 'switches'>> & {
  brand?: Partial<Brand>;
  switches?: Partial<Switches>;
};

/** A vendor as the api-client decodes it. */
export function testVendor(overrides: Partial<Vendor> = {}): Vendor {
  const code = overrides.code ?? 'LNT';
  return {
    code,
    name: 'Lantern Play',
    category: 'RNG',
    isHot: false,
    isNew: false,
    isFolder: true,
    gameId: null,
    nodeId: null,
    markPath: `/art/vendor/${code}.svg`,
    gameCount: 42,
    ...overrides,
  };
}

const lane = (category: Category, ...names: string[]) => ({
  category,
  vendors: names.map((name, index) =>
    testVendor({ code: `${category.slice(0, 3)}${index}`, name, category, isHot: index === 0 }),
  ),
});

/**
 * The demo brand with every guest and member feature switched on, and a few vendors.
 *
 * @example
 * ```ts
 * import { testSiteConfig } from '@perya/site-config/testing';
 *
 * const config = testSiteConfig({ brand: { name: 'Fiesta' }, switches: { freePlay: false } });
 * config.brand.name; // => 'Fiesta'
 * ```
 */
export function testSiteConfig({
  brand,
  switches,
  ...overrides
}: SiteConfigOverrides = {}): SiteConfig {
  const on = Object.fromEntries(Object.keys(switchesOf([])).map((name) => [name, true]));
  const whole = { ...parseBrandPack(perya, 'The demo brand'), ...brand };
  return {
    brand: whole,
    closedPaths: closedPaths(whole),
    banners: brandBanners(whole),
    state: 'normal',
    location: { ip: '203.0.113.7', country: 'PH' },
    switches: { ...(on as unknown as Switches), loginRequiredEverywhere: false, ...switches },
    registerRules: {},
    resources: [
      { type: 'Android', url: '/down', qrCodeUrl: null, label: 'Android app' },
      { type: 'AFFILIATELINK', url: '/promotions', qrCodeUrl: null, label: 'Affiliates' },
      { type: 'TELEGRAM', url: 'https://t.me/perya_example', qrCodeUrl: null, label: null },
    ],
    serviceChannels: [{ channel: 'live-chat', address: '/helpmc' }],
    analyticsId: null,
    imageHosts: ['/'],
    launchHosts: [],
    vendors: [
      lane('RNG', 'Lantern Play', 'Paper Tiger', 'Kariton Games'),
      lane('LIVE', 'Plaza Live', 'Moonhouse'),
      lane('FISH', 'Deep Lagoon'),
      lane('PVP', 'Tongits Table'),
      lane('SPORTS', 'Corner Flag'),
      lane('ESPORTS', 'Second Screen'),
      lane('INHOUSE', 'Perya Originals'),
      lane('ELOTT', 'Quick Draw'),
    ],
    isPlatformReachable: true,
    ...overrides,
  };
}
