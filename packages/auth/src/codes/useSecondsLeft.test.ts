import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useSecondsLeft } from './useSecondsLeft';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('counts whole seconds down to zero, then stops', () => {
  const { result } = renderHook(() => useSecondsLeft(until, Date.now));
  expect(result.current).toBe(3);
  act(() => {
    vi.advanceTimersByTime(500);
  });
  expect(result.current).toBe(2);
  act(() => {
    vi.advanceTimersByTime(2_000);
  });
  expect(result.current).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('is correct immediately after a hidden tab becomes visible', () => {
  const { result } = renderHook(() => useSecondsLeft(until, Date.now));
  vi.setSystemTime(until - 900);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(result.current).toBe(1);
});

test('uses the given clock', () => {
  const { result } = renderHook(() => useSecondsLeft(until, () => Date.now() - 86_400_000));
  expect(result.current).toBe(86_403);
});

let until: number;
beforeEach(() => {
  until = Date.now() + 2_500;
});
