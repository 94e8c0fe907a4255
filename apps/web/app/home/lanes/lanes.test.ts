import { testSiteConfig } from '@perya/site-config/testing';
import { expect, test } from 'vitest';

import { homeLanes, immediateCategories } from './lanes';

test('follows the brand’s order and skips categories without studios', () => {
  const config = testSiteConfig();
  const [rng] = config.vendors;
  const lanes = homeLanes({
    brand: { ...config.brand, homeLanes: ['POPULAR', 'LIVE', 'RNG', 'HOT'] },
    vendors: rng ? [{ ...rng, category: 'RNG' }] : [],
  });
  expect(lanes).toEqual(['POPULAR', 'RNG', 'HOT']);
});

test('renders only the first category on the server', () => {
  const config = testSiteConfig();
  const brand = { ...config.brand, homeLanes: ['HOT' as const, 'LIVE' as const, 'RNG' as const] };
  expect(immediateCategories({ ...config, brand })).toEqual(['LIVE']);
});
