import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  markAffiliateClickReported,
  keepVisitCodes,
  unreportedAffiliateClick,
  visitCode,
  discardVisitCode,
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

test('reads the codes from the URL', () => {
  arriveAt('/register?affiliateCode=AG-01&referralCode=friend_7');
  expect(visitCode('affiliateCode')).toBe('AG-01');
  expect(visitCode('referralCode')).toBe('friend_7');
});

test('reads a code from the tab’s earlier page', () => {
  arriveAt('/?affiliateCode=AG01');
  keepVisitCodes();
  arriveAt('/register');
  expect(visitCode('affiliateCode')).toBe('AG01');
});

test('reads the code from the landing URL after navigation', () => {
  loadedAt('/?affiliateCode=AG02');
  arriveAt('/register');
  expect(visitCode('affiliateCode')).toBe('AG02');
  keepVisitCodes();
  expect(sessionStorage.getItem('affiliateCode')).toBe('AG02');
});

test('prefers a later visit over a stored code', () => {
  arriveAt('/?affiliateCode=OLD');
  keepVisitCodes();
  arriveAt('/?affiliateCode=NEW');
  expect(visitCode('affiliateCode')).toBe('NEW');
  keepVisitCodes();
  arriveAt('/register');
  expect(visitCode('affiliateCode')).toBe('NEW');
});

test('returns the affiliate’s click until it is reported, on later pages too', () => {
  arriveAt('/?affiliateCode=AG01&referralCode=friend_7');
  keepVisitCodes();
  expect(unreportedAffiliateClick()).toBe('AG01');
  arriveAt('/register');
  expect(unreportedAffiliateClick()).toBe('AG01');
  markAffiliateClickReported('AG01');
  expect(unreportedAffiliateClick()).toBeNull();
  arriveAt('/?affiliateCode=AG02');
  expect(unreportedAffiliateClick()).toBe('AG02');
});

test('returns no click for a visit without an affiliate', () => {
  arriveAt('/?referralCode=friend_8');
  keepVisitCodes();
  expect(unreportedAffiliateClick()).toBeNull();
});

test.each(['', 'a b', '<script>', 'ñ', 'x'.repeat(65), '../up'])(
  'ignores the invalid code %j',
  (code) => {
    arriveAt(`/register?affiliateCode=${encodeURIComponent(code)}`);
    expect(visitCode('affiliateCode')).toBeNull();
    sessionStorage.setItem('affiliateCode', code);
    expect(visitCode('affiliateCode')).toBeNull();
  },
);

test('ignores a code that the platform rejected', () => {
  arriveAt('/register?affiliateCode=GONE');
  keepVisitCodes();
  expect(visitCode('affiliateCode')).toBe('GONE');
  discardVisitCode('affiliateCode', 'GONE');
  expect(visitCode('affiliateCode')).toBeNull();
  expect(sessionStorage.getItem('affiliateCode')).toBeNull();
});

test('reads from the URL if storage is blocked', () => {
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
