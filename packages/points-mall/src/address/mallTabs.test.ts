import fc from 'fast-check';
import { expect, test } from 'vitest';

import { MALL_TABS, readTab, tabParams } from './mallTabs';

test('the URL of a tab is parsed to that tab', () => {
  for (const tab of MALL_TABS) expect(readTab(tabParams(tab))).toBe(tab);
  expect(tabParams('mall').size).toBe(0);
});

test('any URL gives a valid tab', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(MALL_TABS).toContain(readTab(new URLSearchParams({ tab: text })));
    }),
  );
});
