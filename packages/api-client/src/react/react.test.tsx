// @vitest-environment jsdom
import { minorUnits } from '@perya/rules/money';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { getBalance, listGames, transferFunds } from '../resources';
import {
  apiQuery,
  apiQueryKey,
  ApiProvider,
  refreshCalls,
  useApi,
  useApiMutation,
  useApiQuery,
} from '../react';
import { createFakePlatform, reject, wireGames, type FakePlatform } from '../testing';

afterEach(cleanup);

const TRANSFER = { from: 'MAIN', to: 'TLA', amount: minorUnits(100) };

function setUp(answerGames = true) {
  const fake = createFakePlatform();
  if (answerGames) {
    fake.on(listGames, () => ({ games: wireGames(1), totalPages: 1, totalCount: 1 }));
  }
  fake.on(transferFunds, ({ amount }) => ({
    id: 't-1',
    amount,
    currency: 'PHP',
    status: 'DONE' as const,
  }));
  const client = fake.client({ getToken: () => 'token-1' });
  // An application's default must not make a write retry.
  const queryClient = new QueryClient({
    defaultOptions: { mutations: { retry: 2, retryDelay: 1 } },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ApiProvider client={client}>{children}</ApiProvider>
    </QueryClientProvider>
  );
  return { fake, client, queryClient, wrapper };
}

const keysOf = (fake: FakePlatform) =>
  fake.calls(transferFunds).map(({ idempotencyKey }) => idempotencyKey);

describe('useApiQuery', () => {
  it('fetches a call and caches it under its id and input', async () => {
    const { fake, queryClient, wrapper } = setUp();
    const { result } = renderHook(() => useApiQuery(listGames, { category: 'RNG' }), { wrapper });

    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(result.current.data?.items[0]?.name).toBe('Lantern Night');
    expect(queryClient.getQueryData(['listGames', { category: 'RNG' }])).toBe(result.current.data);
    expect(fake.calls(listGames)).toHaveLength(1);
  });

  it('returns the error of the call after one attempt', async () => {
    const { fake, wrapper } = setUp(false);
    fake.on(listGames, () => reject(403, 'FORBIDDEN', 'access_restricted'));
    const { result } = renderHook(() => useApiQuery(listGames, {}), { wrapper });

    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(result.current.error).toMatchObject({ messageKey: 'access_restricted' });
    expect(fake.calls(listGames)).toHaveLength(1);
  });

  it('does not fetch while disabled', () => {
    const { fake, wrapper } = setUp();
    const { result } = renderHook(() => useApiQuery(listGames, {}, { enabled: false }), {
      wrapper,
    });
    expect(result.current.fetchStatus).toBe('idle');
    expect(fake.calls(listGames)).toHaveLength(0);
  });

  it('aborts the call when its last observer unmounts', async () => {
    const { fake, wrapper } = setUp();
    const signals: AbortSignal[] = [];
    fake.on(listGames, async (_, { signal }) => {
      signals.push(signal);
      await new Promise((resolve) => {
        signal.addEventListener('abort', resolve);
      });
      return { games: [], totalPages: 0, totalCount: 0 };
    });
    const { unmount } = renderHook(() => useApiQuery(listGames, {}), { wrapper });
    await waitFor(() => expect(signals).toHaveLength(1));
    unmount();
    await waitFor(() => expect(signals[0]?.aborted).toBe(true));
  });
});

describe('apiQuery', () => {
  it('prefetches what the hook then reads', async () => {
    const { fake, client, queryClient, wrapper } = setUp();
    await queryClient.query(apiQuery(client, listGames, {}));
    const { result } = renderHook(() => useApiQuery(listGames, {}, { staleTime: 60_000 }), {
      wrapper,
    });
    expect(result.current.isSuccess).toBe(true);
    expect(fake.calls(listGames)).toHaveLength(1);
  });

  it('has one key per input of a call, and a wider one for all inputs', () => {
    expect(apiQueryKey(listGames, { page: 2 })).toEqual(['listGames', { page: 2 }]);
    expect(apiQueryKey(getBalance)).toEqual(['getBalance']);
  });
});

describe('useApiMutation', () => {
  it('shows what a write changed, even if an older read is still in flight', async () => {
    const { fake, queryClient, wrapper } = setUp();
    let sumBalance = 100;
    const older = Promise.withResolvers<void>();
    fake.on(getBalance, async () => {
      const answer = { sumBalance, currency: 'PHP' };
      if (answer.sumBalance === 100) await older.promise;
      return answer;
    });
    const { result } = renderHook(() => useApiQuery(getBalance, {}), { wrapper });
    await waitFor(() => expect(fake.calls(getBalance)).toHaveLength(1));
    sumBalance = 300;
    await act(() => refreshCalls(queryClient, [getBalance]));
    await waitFor(() => expect(result.current.data?.minor).toBe(30_000));
    older.resolve();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(result.current.data?.minor).toBe(30_000);
  });

  it('returns the decoded output', async () => {
    const { wrapper } = setUp();
    const { result } = renderHook(() => useApiMutation(transferFunds), { wrapper });
    const transfer = await act(() => result.current.mutateAsync(TRANSFER));
    expect(transfer).toEqual({
      id: 't-1',
      amount: { minor: 100, currency: 'PHP' },
      currency: 'PHP',
      status: 'done',
    });
  });

  it('creates a new key for each submission', async () => {
    const { fake, wrapper } = setUp();
    const { result } = renderHook(() => useApiMutation(transferFunds), { wrapper });
    await act(() => result.current.mutateAsync(TRANSFER));
    await act(() => result.current.mutateAsync(TRANSFER));

    const [first, second] = keysOf(fake);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toMatch(/^[0-9a-f]{32}$/);
    expect(first).not.toBe(second);
  });

  it.each([
    ['a server error of the platform', 500, 'INTERNAL'],
    ['a request that is still running', 409, 'STILL_RUNNING'],
  ])('keeps the key for another attempt after %s', async (_, status, code) => {
    const { fake, wrapper } = setUp();
    fake.on(transferFunds, ({ amount }, { callIndex }) =>
      callIndex === 0
        ? reject(status, code, 'still_running')
        : { id: 't-1', amount, currency: 'PHP', status: 'DONE' as const },
    );
    const { result } = renderHook(() => useApiMutation(transferFunds), { wrapper });

    await act(() => result.current.mutateAsync(TRANSFER).catch(() => {}));
    await act(() => result.current.mutateAsync({ ...TRANSFER }));
    await act(() => result.current.mutateAsync(TRANSFER));

    const [first, retried, next] = keysOf(fake);
    expect(retried).toBe(first);
    expect(next).not.toBe(first);
  });

  it('keeps the key when the response cannot be read', async () => {
    const { fake, wrapper } = setUp();
    fake.on(transferFunds, ({ amount }, { callIndex }) => ({
      id: 't-1',
      amount: callIndex === 0 ? 'much' : amount,
      currency: 'PHP',
      status: 'DONE' as const,
    }));
    const { result } = renderHook(() => useApiMutation(transferFunds), { wrapper });
    await act(() => result.current.mutateAsync(TRANSFER).catch(() => {}));
    await act(() => result.current.mutateAsync(TRANSFER));

    const [first, retried] = keysOf(fake);
    expect(retried).toBe(first);
  });

  it('keeps the key across the retries that the caller allows', async () => {
    const { fake, wrapper } = setUp();
    fake.on(transferFunds, ({ amount }, { callIndex }) =>
      callIndex < 2
        ? reject(503, 'SERVICE_UNAVAILABLE', 'service_unavailable')
        : { id: 't-1', amount, currency: 'PHP', status: 'DONE' as const },
    );
    const { result } = renderHook(
      () => useApiMutation(transferFunds, { retry: 2, retryDelay: 1 }),
      { wrapper },
    );
    await act(() => result.current.mutateAsync(TRANSFER));

    expect(keysOf(fake)).toHaveLength(3);
    expect(new Set(keysOf(fake)).size).toBe(1);
  });

  it('does not retry a write by itself', async () => {
    const { fake, wrapper } = setUp();
    fake.on(transferFunds, () => reject(503, 'SERVICE_UNAVAILABLE', 'service_unavailable'));
    const { result } = renderHook(() => useApiMutation(transferFunds), { wrapper });
    await act(() => result.current.mutateAsync(TRANSFER).catch(() => {}));
    expect(keysOf(fake)).toHaveLength(1);
  });

  it('creates a new key after a definite rejection', async () => {
    const { fake, wrapper } = setUp();
    fake.on(transferFunds, () => reject(422, 'INSUFFICIENT_BALANCE', 'insufficient_balance'));
    const { result } = renderHook(() => useApiMutation(transferFunds), { wrapper });
    await act(() => result.current.mutateAsync(TRANSFER).catch(() => {}));
    await act(() => result.current.mutateAsync(TRANSFER).catch(() => {}));

    const [first, second] = keysOf(fake);
    expect(second).not.toBe(first);
  });

  it('creates a new key for another input, and after a reset', async () => {
    const { fake, wrapper } = setUp();
    fake.on(transferFunds, () => reject(500, 'INTERNAL', 'internal'));
    const { result } = renderHook(() => useApiMutation(transferFunds), { wrapper });
    await act(() => result.current.mutateAsync(TRANSFER).catch(() => {}));
    const other = { ...TRANSFER, amount: minorUnits(200) };
    await act(() => result.current.mutateAsync(other).catch(() => {}));
    act(() => result.current.reset());
    await act(() => result.current.mutateAsync(other).catch(() => {}));

    expect(new Set(keysOf(fake)).size).toBe(3);
  });
});

describe('useApi', () => {
  it('throws and names the missing provider', () => {
    expect(() => renderHook(() => useApi())).toThrow('wrap the tree in <ApiProvider');
  });
});
