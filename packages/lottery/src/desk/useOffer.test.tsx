import type { ApiClient } from '@perya/api-client';
import { ApiProvider } from '@perya/api-client/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';

import { useOffer } from './useOffer';

const NOW = Date.UTC(2026, 10, 22, 1);
const HOUR_MS = 3_600_000;

test.each([
  ['ahead', 24 * HOUR_MS],
  ['behind', -24 * HOUR_MS],
])(
  'the draw on sale is that of the platform, on a device whose clock is a day %s',
  async (_, off) => {
    let now = NOW + off;
    const draws = ['past', 'next', 'later'].map((number, day) => ({
      number,
      locksAt: NOW + (24 * day - 1) * HOUR_MS,
    }));
    const client = {
      serverNow: () => now,
      // The response corrects the clock.
      call: async () => {
        now = NOW;
        return { draws };
      },
    } as unknown as ApiClient;
    const queryClient = new QueryClient();
    const { result } = renderHook(() => useOffer('PH_6_42'), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>
          <ApiProvider client={client}>{children}</ApiProvider>
        </QueryClientProvider>
      ),
    });
    await waitFor(() => expect(result.current.draw?.number).toBe('next'));
  },
);
