import { addDays } from '@perya/rules/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { dayOfExpiry, expiryOfDay, readExpiry, readUses } from './expiry';

const TODAY = '2026-11-22';
const days = fc.integer({ min: 0, max: 900 }).map((on) => addDays(TODAY, on));
const zones = fc.constantFrom('Asia/Manila', 'Asia/Kolkata', 'America/New_York', 'Pacific/Chatham');

test('a link is valid through the end of its last day', () => {
  fc.assert(
    fc.property(days, zones, (day, zone) => {
      expect(dayOfExpiry(expiryOfDay(day, zone), zone)).toBe(day);
      expect(readExpiry(day, TODAY, zone)).toEqual({ value: expiryOfDay(day, zone) });
    }),
  );
  expect(expiryOfDay(TODAY, 'Asia/Manila')).toBe(Date.UTC(2026, 10, 22, 16));
});

test('no day means never; a past day is invalid', () => {
  expect(readExpiry('', TODAY, 'Asia/Manila')).toEqual({ value: null });
  expect(dayOfExpiry(null, 'Asia/Manila')).toBe('');
  expect(readExpiry('2026-11-21', TODAY, 'Asia/Manila')).toBeNull();
  expect(readExpiry('2026-02-30', TODAY, 'Asia/Manila')).toBeNull();
});

test('a limit cannot be below the number of uses', () => {
  expect(readUses('', 12)).toEqual({ value: null });
  expect(readUses('1,000', 12)).toEqual({ value: 1000 });
  expect(readUses('11', 12)).toBeNull();
  expect(readUses('0', 0)).toBeNull();
  expect(readUses('100001', 0)).toBeNull();
  expect(readUses('ten', 0)).toBeNull();
});
