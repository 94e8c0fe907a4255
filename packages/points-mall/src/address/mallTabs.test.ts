import fc from 'fast-check';
import { expect, test } from 'vitest';

import { MALL_TABS, readTab, tabParams } from './mallTabs';

test('an address of a tab is read as that tab', () => {
  for (const tab of MALL_TABS) expect(readTab(tabParams(tab))).toBe(tab);
  expect(tabParams('mall').size).toBe(0);
});

test('whatever stands in an address is one of the tabs', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(MALL_TABS).toContain(readTab(new URLSearchParams({ tab: text })));
    }),
  );
});
