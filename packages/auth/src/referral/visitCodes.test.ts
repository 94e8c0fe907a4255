import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  affiliateClickReported,
  keepVisitCodes,
  unreportedAffiliateClick,
  visitCode,
  visitCodeRefused,
} from './visitCodes';

const arriveAt = (address: string) => history.replaceState(null, '', address);
const loadedAt = (address: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ name: `https://site.example${address}` } as PerformanceEntry]);

beforeEach(() => {
  sessionStorage.clear();
  loadedAt('/');
});
afterEach(() => arriveAt('/'));

test('takes the codes from the address', () => {
  arriveAt('/register?affiliateCode=AG-01&referralCode=friend_7');
  expect(visitCode('affiliateCode')).toBe('AG-01');
  expect(visitCode('referralCode')).toBe('friend_7');
});

test('keeps a code of an earlier page of the tab', () => {
  arriveAt('/?affiliateCode=AG01');
  keepVisitCodes();
  arriveAt('/register');
  expect(visitCode('affiliateCode')).toBe('AG01');
});

test('finds the code that the page was loaded with, after links have led on', () => {
  loadedAt('/?affiliateCode=AG02');
  arriveAt('/register');
  expect(visitCode('affiliateCode')).toBe('AG02');
  keepVisitCodes();
  expect(sessionStorage.getItem('affiliateCode')).toBe('AG02');
});

test('lets a later visit win over a kept one', () => {
  arriveAt('/?affiliateCode=OLD');
  keepVisitCodes();
  arriveAt('/?affiliateCode=NEW');
  expect(visitCode('affiliateCode')).toBe('NEW');
  keepVisitCodes();
  arriveAt('/register');
  expect(visitCode('affiliateCode')).toBe('NEW');
});

test('names the affiliate’s click until it is reported, on later pages too', () => {
  arriveAt('/?affiliateCode=AG01&referralCode=friend_7');
  keepVisitCodes();
  expect(unreportedAffiliateClick()).toBe('AG01');
  arriveAt('/register');
  expect(unreportedAffiliateClick()).toBe('AG01');
  affiliateClickReported('AG01');
  expect(unreportedAffiliateClick()).toBeNull();
  arriveAt('/?affiliateCode=AG02');
  expect(unreportedAffiliateClick()).toBe('AG02');
});

test('names no click of a visit without an affiliate', () => {
  arriveAt('/?referralCode=friend_8');
  keepVisitCodes();
  expect(unreportedAffiliateClick()).toBeNull();
});

test.each(['', 'a b', '<script>', 'ñ', 'x'.repeat(65), '../up'])('drops %j', (code) => {
  arriveAt(`/register?affiliateCode=${encodeURIComponent(code)}`);
  expect(visitCode('affiliateCode')).toBeNull();
  sessionStorage.setItem('affiliateCode', code);
  expect(visitCode('affiliateCode')).toBeNull();
});

test('does not bring back a code that the platform refused', () => {
  arriveAt('/register?affiliateCode=GONE');
  keepVisitCodes();
  expect(visitCode('affiliateCode')).toBe('GONE');
  visitCodeRefused('affiliateCode', 'GONE');
  expect(visitCode('affiliateCode')).toBeNull();
  expect(sessionStorage.getItem('affiliateCode')).toBeNull();
});

test('works from the address where storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  arriveAt('/register?affiliateCode=AG03');
  keepVisitCodes();
  expect(visitCode('affiliateCode')).toBe('AG03');
  arriveAt('/register');
  expect(visitCode('affiliateCode')).toBeNull();
});
