import { testSiteConfig } from '@perya/site-config/testing';
import { expect, test } from 'vitest';

import { homeLanes, immediateCategories } from './lanes';

test('shows the lanes in the brand’s order, without kinds that have no studio', () => {
  const config = testSiteConfig();
  const [rng] = config.vendors;
  const lanes = homeLanes({
    brand: { ...config.brand, homeLanes: ['POPULAR', 'LIVE', 'RNG', 'HOT'] },
    vendors: rng ? [{ ...rng, category: 'RNG' }] : [],
  });
  expect(lanes).toEqual(['POPULAR', 'RNG', 'HOT']);
});

test('sends only the first kind of games along with the page', () => {
  const config = testSiteConfig();
  const brand = { ...config.brand, homeLanes: ['HOT' as const, 'LIVE' as const, 'RNG' as const] };
  expect(immediateCategories({ ...config, brand })).toEqual(['LIVE']);
});
