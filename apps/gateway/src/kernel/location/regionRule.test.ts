import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCountryRestricted, NO_REGION_RULE, type RegionRule } from './regionRule';

const country = fc.constantFrom('PH', 'VN', 'TH', 'ID', 'CN', 'US');
const rule: fc.Arbitrary<RegionRule> = fc.record({
  mode: fc.constantFrom('allow', 'block'),
  countries: fc.uniqueArray(country),
  unknown: fc.constantFrom('allow', 'block'),
});

describe('the rule of countries', () => {
  it('restricts nobody by default', () => {
    fc.assert(
      fc.property(fc.option(country), (where) => {
        expect(isCountryRestricted(NO_REGION_RULE, where)).toBe(false);
      }),
    );
  });

  it('restricts the listed countries or the others, never both', () => {
    fc.assert(
      fc.property(rule, country, (each, where) => {
        const isListed = each.countries.includes(where);
        expect(isCountryRestricted({ ...each, mode: 'block' }, where)).toBe(isListed);
        expect(isCountryRestricted({ ...each, mode: 'allow' }, where)).toBe(!isListed);
      }),
    );
  });

  it('decides about unknown countries regardless of the list', () => {
    fc.assert(
      fc.property(rule, (each) => {
        expect(isCountryRestricted(each, null)).toBe(each.unknown === 'block');
      }),
    );
  });
});
