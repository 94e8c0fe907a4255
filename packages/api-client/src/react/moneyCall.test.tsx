// @vitest-environment jsdom
import { minorUnits } from '@perya/rules/money';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok, rejected } from '../core/envelope';
import { getBalance, settleCall, transferFunds } from '../resources';
import { ApiProvider, useApiQuery, useMoneyCall } from '../react';
import { createFakePlatform, reject, type FakePlatform } from '../testing';

const TRANSFER = { from: 'MAIN', to: 'TLA', amount: minorUnits(100) };
const REFRESHED = [getBalance];

let account: string | null;
beforeEach(() => {
  account = 'juan01';
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function setUp() {
  const fake = createFakePlatform();
  fake.on(transferFunds, ({ amount }) => ({
    id: 't-1',
    amount,
    currency: 'PHP',
    status: 'DONE' as const,
  }));
  return fake;
}

/** Opens a page on the platform; calling it again simulates a reload. */
function open(fake: FakePlatform, isSecret = false) {
  const client = fake.client({ getToken: () => 'token-1', getAccount: () => account });
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>{children}</ApiProvider>
    </QueryClientProvider>
  );
  const useTransfer = () => useMoneyCall(transferFunds, { refresh: REFRESHED, isSecret });
  return {
    client,
    wrapper,
    ...renderHook(useTransfer, { wrapper }),
    again: () => renderHook(useTransfer, { wrapper }),
  };
}

const keysOf = (fake: FakePlatform) =>
  fake.calls(transferFunds).map(({ idempotencyKey }) => idempotencyKey);

/** Advances past the pauses between two attempts. */
const waitLong = () => act(() => vi.advanceTimersByTimeAsync(60_000));

describe('useMoneyCall', () => {
  it('returns the response and refetches what the call changed', async () => {
    const fake = setUp().on(getBalance, () => ({ sumBalance: 5, currency: 'PHP' }));
    const { result, wrapper } = open(fake);
    renderHook(() => useApiQuery(getBalance, {}), { wrapper });
    await waitFor(() => expect(fake.calls(getBalance)).toHaveLength(1));
    act(() => result.current.send(TRANSFER));
    expect(result.current).toMatchObject({ state: 'sending', isPending: true, input: TRANSFER });
    await waitFor(() => expect(result.current.state).toBe('done'));
    expect(result.current.output).toMatchObject({ id: 't-1' });
    await waitFor(() => expect(fake.calls(getBalance)).toHaveLength(2));
    expect(sessionStorage).toHaveLength(0);
  });

  it('sends once when pressed twice, even if the response arrives in between', async () => {
    const fake = setUp();
    const { result } = open(fake);
    act(() => {
      result.current.send(TRANSFER);
      result.current.send(TRANSFER);
    });
    await waitFor(() => expect(result.current.state).toBe('done'));
    act(() => result.current.send({ ...TRANSFER }));
    expect(keysOf(fake)).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    act(() => result.current.send(TRANSFER));
    await waitFor(() => expect(new Set(keysOf(fake)).size).toBe(2));
  });

  it.each(['offline', 'server-error', 'malformed', 'wrong-shape'] as const)(
    'checks under the same key when the response is lost (%s), until one arrives',
    async (failure) => {
      const fake = setUp();
      const { result } = open(fake);
      fake.fail(transferFunds, failure, 3);
      act(() => result.current.send(TRANSFER));
      await waitFor(() => expect(result.current.state).toBe('checking'));
      act(() => result.current.send(TRANSFER));
      act(() => result.current.reset());
      expect(result.current.state).toBe('checking');
      await waitLong();
      expect(result.current.state).toBe('done');
      expect(new Set(keysOf(fake)).size).toBe(1);
    },
  );

  it('keeps checking after a reload, and after its page is closed', async () => {
    const fake = setUp().fail(transferFunds, 'hang');
    const first = open(fake);
    act(() => first.result.current.send(TRANSFER));
    const kept = JSON.parse(sessionStorage.getItem('moneyCall:juan01:transferFunds:') ?? '{}') as {
      key: string;
    };
    first.unmount();
    const reopened = first.again();
    expect(reopened.result.current.state).toBe('sending');
    reopened.unmount();

    fake.fail(transferFunds, 'hang', 0);
    const { result } = open(fake);
    expect(result.current).toMatchObject({ state: 'checking', input: TRANSFER });
    await waitFor(() => expect(result.current.state).toBe('done'));
    expect(keysOf(fake)).toContain(kept.key);
    expect(new Set(keysOf(fake)).size).toBe(1);
  });

  it.each([
    [
      'that the call succeeded',
      {
        status: 200,
        body: ok({ id: 't-9', amount: '1.00', currency: 'PHP', status: 'DONE' }),
      },
      'done',
    ],
    [
      'that the call was rejected',
      { status: 422, body: rejected({ code: 'NO', messageKey: 'insufficient_balance' }) },
      'refused',
    ],
    ['that the call never arrived', null, 'notSent'],
  ] as const)(
    'stores no password, and after a reload finds out %s with only the key',
    async (_, answer, state) => {
      const fake = setUp().fail(transferFunds, 'hang');
      const first = open(fake, true);
      act(() => first.result.current.send(TRANSFER));
      const kept = sessionStorage.getItem('moneyCall:juan01:transferFunds:') ?? '{}';
      expect(kept).not.toContain('TLA');
      first.unmount();
      fake.on(settleCall, () => answer);
      const { result } = open(fake, true);
      await waitFor(() => expect(result.current.state).toBe(state));
      expect(fake.calls(settleCall)).toMatchObject([
        { request: { key: (JSON.parse(kept) as { key: string }).key } },
      ]);
      expect(sessionStorage).toHaveLength(0);
    },
  );

  it('does not send under another member’s sign-in', async () => {
    const fake = setUp().fail(transferFunds, 'server-error', 1);
    const { result, rerender } = open(fake);
    act(() => result.current.send(TRANSFER));
    await waitFor(() => expect(result.current.state).toBe('checking'));
    account = 'maria03';
    rerender();
    expect(result.current.state).toBe('idle');
    await waitLong();
    expect(fake.calls(transferFunds)).toHaveLength(0);
    account = 'juan01';
    rerender();
    await waitLong();
    expect(result.current.state).toBe('done');
    expect(fake.calls(transferFunds)).toHaveLength(1);
  });

  it('does not take a temporary rejection for the outcome', async () => {
    const fake = setUp();
    const { result } = open(fake);
    fake.on(transferFunds, ({ amount }, { callIndex }) => {
      if (callIndex === 0) return reject(503, 'MAINTENANCE', 'maintenance');
      if (callIndex === 1) return reject(401, 'SESSION_EXPIRED', 'session_expired');
      if (callIndex === 2) return reject(429, 'TOO_MANY_REQUESTS', 'too_many_requests');
      return { id: 't-1', amount, currency: 'PHP', status: 'DONE' as const };
    });
    act(() => result.current.send(TRANSFER));
    await waitLong();
    expect(result.current.state).toBe('done');
    expect(new Set(keysOf(fake)).size).toBe(1);
  });

  it('returns the rejection with its reason, and can send again afterwards', async () => {
    const fake = setUp();
    const { result } = open(fake);
    fake.on(transferFunds, () => reject(422, 'INSUFFICIENT_BALANCE', 'insufficient_balance'));
    act(() => result.current.send(TRANSFER));
    await waitFor(() => expect(result.current.state).toBe('refused'));
    expect(result.current.error).toMatchObject({ messageKey: 'insufficient_balance' });
    act(() => result.current.reset());
    expect(result.current.state).toBe('idle');
    act(() => result.current.send(TRANSFER));
    await waitFor(() => expect(new Set(keysOf(fake)).size).toBe(2));
  });

  it('sends nothing while the device is offline', () => {
    const fake = setUp();
    const { result } = open(fake);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => result.current.send(TRANSFER));
    expect(result.current.state).toBe('notSent');
    expect(keysOf(fake)).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it('reports an outcome once: a page that is opened again starts idle', async () => {
    const fake = setUp();
    const first = open(fake);
    act(() => first.result.current.send(TRANSFER));
    await waitFor(() => expect(first.result.current.state).toBe('done'));
    first.unmount();
    expect(first.again().result.current.state).toBe('idle');
  });

  it('throws for an endpoint that is not idempotent', () => {
    const { wrapper } = open(setUp());
    expect(() => renderHook(() => useMoneyCall(getBalance), { wrapper })).toThrow(
      'declare getBalance with idempotent: true',
    );
  });
});
