import { listTickets, type Draw } from '@perya/api-client';
import { ApiProvider, useApiQuery } from '@perya/api-client/react';
import { createFakePlatform } from '@perya/api-client/testing';
import { resetSession, signInForTest } from '@perya/session/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { wireTicket } from '../desk/testDesk';
import { useDrawnTickets } from './useDrawnTickets';

const DRAW: Draw = {
  lottery: 'PH_3D',
  lotteryName: '3D Lotto',
  number: '20261121-2',
  drawnAt: Date.now(),
  state: 'opened',
  tiers: [{ prize: 'numbers', numbers: ['9', '0', '2'] }],
};

beforeEach(() => signInForTest());
afterEach(() => {
  cleanup();
  resetSession();
});

/** The panel of a draw beside the list of ended tickets, on a platform that settles on demand. */
function setUp() {
  let isSettled = false;
  const fake = createFakePlatform().on(listTickets, ({ state }) => {
    const own = wireTicket(isSettled ? { state: 'LOST', canCancel: false } : {});
    const isAsked = state === undefined || (state === 'OPEN') === (own.state === 'OPEN');
    const list = isAsked ? [own] : [];
    return { list, totalPages: 1, totalCount: list.length };
  });
  const client = fake.client({ getToken: () => 'token-1' });
  const queries = new QueryClient();
  const { result } = renderHook(
    () => ({
      drawn: useDrawnTickets(DRAW),
      ended: useApiQuery(listTickets, { state: 'ended' }, { staleTime: Infinity }).data?.items,
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queries}>
          <ApiProvider client={client}>{children}</ApiProvider>
        </QueryClientProvider>
      ),
    },
  );
  return { fake, result, settle: () => (isSettled = true) };
}

test('refetches the list of ended tickets after the settlement', async () => {
  const { result, settle } = setUp();
  await waitFor(() => expect(result.current.drawn[0]?.state).toBe('open'));
  await waitFor(() => expect(result.current.ended).toEqual([]));
  settle();
  await waitFor(() => expect(result.current.ended).toHaveLength(1), { timeout: 8_000 });
  expect(result.current.drawn[0]?.state).toBe('lost');
});

test('stops polling after the settlement', async () => {
  const { fake, result, settle } = setUp();
  settle();
  await waitFor(() => expect(result.current.drawn[0]?.state).toBe('lost'));
  // Longer than the polling interval while tickets are open.
  await act(() => new Promise((resolve) => setTimeout(resolve, 3_000)));
  // Each list once, and once more when the tickets turn out to be settled.
  expect(fake.calls(listTickets).length).toBeLessThanOrEqual(4);
});
