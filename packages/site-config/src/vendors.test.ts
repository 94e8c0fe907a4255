import type { Category } from '@perya/api-client';
import { expect, it } from 'vitest';

import { testSiteConfig, testVendor } from './testing';
import { arrangeVendors } from './arrangeVendors';
import { categoriesWithVendors } from './vendors';

const { brand } = testSiteConfig();
const lane = (category: Category, ...codes: string[]) => ({
  category,
  vendors: codes.map((code) => testVendor({ code, category })),
});
const summary = (lanes: ReturnType<typeof arrangeVendors>) =>
  lanes.map(({ category, vendors }) => [category, vendors.map(({ code }) => code).join()]);

it('splits esports and cockfight out of SPORTS, and in-house vendors out of any lane', () => {
  const vendorGroups = { ...brand.vendorGroups, cockfight: ['COCK1'] };
  const lanes = arrangeVendors(
    [
      lane('SPORTS', 'AV', 'BALL', 'COCK1', 'IA'),
      lane('RNG', 'XGS', 'LNT'),
      lane('PVP', 'SS', 'XGS'),
    ],
    { ...brand, vendorGroups },
  );
  expect(summary(lanes)).toEqual([
    ['RNG', 'LNT'],
    ['SPORTS', 'BALL'],
    ['ESPORTS', 'AV,IA'],
    ['COCKFIGHT', 'COCK1'],
    ['INHOUSE', 'XGS,SS'],
  ]);
  expect(
    lanes.every(({ category, vendors }) => vendors.every((v) => v.category === category)),
  ).toBe(true);
});

it('keeps an esports vendor with slots in RNG', () => {
  expect(summary(arrangeVendors([lane('RNG', 'AV')], brand))).toEqual([['RNG', 'AV']]);
});

it("keeps the brand's order, followed by the categories that it omits", () => {
  const lanes = [lane('RNG', 'A'), lane('LIVE', 'B'), lane('FISH', 'C')];
  const arranged = arrangeVendors(lanes, { ...brand, categoryOrder: ['LIVE'] });
  expect(categoriesWithVendors(arranged)).toEqual(['LIVE', 'RNG', 'FISH']);
});

it('has no category without vendors', () => {
  expect(categoriesWithVendors(arrangeVendors([lane('RNG'), lane('LIVE', 'B')], brand))).toEqual([
    'LIVE',
  ]);
});
