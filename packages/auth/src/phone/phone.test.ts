import { testSiteConfig } from '@perya/site-config/testing';
import { expect, test } from 'vitest';

import { COUNTRIES } from '../password/recoveryTesting';
import {
  countryOfNumber,
  isReadPhone,
  ownFirst,
  readPhoneValue,
  withoutDialingCode,
  withDefaultCountry,
} from './phone';

const code = (number: string) => countryOfNumber(number, COUNTRIES)?.code ?? null;

test.each([
  ['+639171234567', 'PH'],
  ['+63 917 123 4567', 'PH'],
  ['0063 917 123 4567', 'PH'],
  ['＋84 912 345 678', 'VN'],
  ['+65', 'SG'],
  ['+6', null],
  ['+99912', null],
  ['0917 123 4567', null],
  ['', null],
])('detects the country of %s: %s', (number, country) => expect(code(number)).toBe(country));

test('matches the longest dialing code', () => {
  const countries = [
    { code: 'US', dialingCode: '+1', flag: null },
    { code: 'TT', dialingCode: '+1868', flag: null },
  ];
  expect(countryOfNumber('+18681234567', countries)?.code).toBe('TT');
  expect(countryOfNumber('+12125550100', countries)?.code).toBe('US');
});

test.each([
  ['+63 917 123 4567', '+63', '9171234567'],
  ['0063-917-123-4567', '+63', '9171234567'],
  ['0917 123 4567', '+63', '0917 123 4567'],
  ['+84 912 345 678', '+63', '+84 912 345 678'],
  ['+63 917', '', '+63 917'],
])('removes from %s the dialing code %s', (number, dialingCode, rest) =>
  expect(withoutDialingCode(number, dialingCode)).toBe(rest),
);

test.each([
  '09171234567',
  '917 123 4567',
  '(0917) 123-4567',
  '+63 917 123 4567',
  '0063 9171234567',
])('parses %s as the same phone number', async (number) =>
  expect(await readPhoneValue({ dialingCode: '+63', number }, COUNTRIES)).toEqual({
    dialingCode: '+63',
    mobileNumber: '9171234567',
  }),
);

test.each([
  ['', 'mobile_required'],
  ['0917 123', 'form.phoneDigits'],
  ['call me', 'form.phoneFormat'],
])('reports for %j the error %s', async (number, messageKey) => {
  const read = await readPhoneValue({ dialingCode: '+63', number }, COUNTRIES);
  expect(isReadPhone(read)).toBe(false);
  expect(read).toMatchObject({ messageKey });
});

test('defaults to the first country, and keeps a selected one', () => {
  expect(withDefaultCountry({ dialingCode: '', number: '917' }, COUNTRIES)).toEqual({
    number: '917',
    dialingCode: '+84',
    country: 'VN',
  });
  const chosen = { dialingCode: '+63', number: '917', country: 'PH' };
  expect(withDefaultCountry(chosen, COUNTRIES)).toEqual(chosen);
  expect(withDefaultCountry({ dialingCode: '', number: '' }, []).dialingCode).toBe('');
});

test.each([
  ['TH', '63', ['TH', 'PH', 'VN']],
  ['', '63', ['PH', 'VN', 'TH']],
  ['FR', '84', ['VN', 'PH', 'TH']],
  ['PH', '63', ['PH', 'VN', 'TH']],
])('lists a visitor from %j of a brand in +%s: %j', (country, dialingCode, codes) => {
  const countries = [
    { code: 'PH', dialingCode: '+63', flag: null },
    { code: 'VN', dialingCode: '+84', flag: null },
    { code: 'TH', dialingCode: '+66', flag: null },
  ];
  const config = {
    location: { ip: '', country },
    brand: { ...testSiteConfig().brand, dialingCode },
  };
  expect(ownFirst(countries, config).map(({ code }) => code)).toEqual(codes);
});
