import type { ApiClient } from '@perya/api-client';
import { ApiProvider } from '@perya/api-client/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useClock } from './useClock';

const MORNING = Date.UTC(2026, 10, 22, 1);
const DAY_MS = 86_400_000;
const CHANGE = MORNING + 10_000;

let corrected = 0;
const client = { serverNow: () => Date.now() + corrected } as Partial<ApiClient> as ApiClient;

const clock = () =>
  renderHook(() => useClock(nextChange), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ApiProvider client={client}>{children}</ApiProvider>
    ),
  });

/** A change ten seconds into the morning, then one a day later. */
const nextChange = (now: number) => (now < CHANGE ? CHANGE : now + DAY_MS);

const passes = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

beforeEach(() => {
  corrected = 0;
  vi.useFakeTimers({ now: MORNING });
});

afterEach(() => {
  vi.useRealTimers();
});

test('updates only when something changes', () => {
  const { result } = clock();
  passes(9000);
  expect(result.current).toBe(MORNING);
  passes(2000);
  expect(result.current).toBeGreaterThanOrEqual(CHANGE);
});

test.each([
  ['behind', DAY_MS],
  ['ahead', -DAY_MS],
])(
  'updates within a second after the clock of a device that was a day %s is corrected',
  (_, by) => {
    const { result } = clock();
    corrected = by;
    passes(1000);
    expect(result.current).toBe(MORNING + 1000 + by);
  },
);
