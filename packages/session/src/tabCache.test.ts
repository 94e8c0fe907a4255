// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { signOut } from './index';
import { createTabCache } from './tabCache';
import { resetSession, signInForTest } from './testing';

const cache = createTabCache('answer', (stored) =>
  Array.isArray(stored) ? stored.map(String) : null,
);

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a cache of the tab', () => {
  it('returns what was kept, as the same object until it changes', () => {
    expect(cache.get()).toBeNull();
    cache.set(['a']);
    expect(cache.get()).toEqual(['a']);
    expect(cache.get()).toBe(cache.get());
    cache.set(['b']);
    expect(cache.get()).toEqual(['b']);
    cache.clear();
    expect(cache.get()).toBeNull();
  });

  it.each(['{', 'null', '{}'])('returns nothing for invalid data: %s', (stored) => {
    sessionStorage.setItem('answer', stored);
    expect(cache.get()).toBeNull();
  });

  it('is cleared by a sign-out', () => {
    resetSession();
    signInForTest();
    cache.set(['a']);
    signOut();
    expect(cache.get()).toBeNull();
  });

  it('keeps nothing if storage is blocked or full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => cache.set(['a'])).not.toThrow();
    expect(cache.get()).toBeNull();
  });
});
