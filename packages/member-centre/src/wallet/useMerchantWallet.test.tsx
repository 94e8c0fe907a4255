import { getMerchantWallet } from '@perya/api-client';
import { ApiProvider } from '@perya/api-client/react';
import { createFakePlatform } from '@perya/api-client/testing';
import { setMerchant, signOut } from '@perya/session';
import { resetSession, signInForTest } from '@perya/session/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';

import { useMerchantWallet } from './useMerchantWallet';

let isSingle = false;
const platform = createFakePlatform().on(getMerchantWallet, () => ({ isSingle }));
const calls = () => platform.calls(getMerchantWallet).length;

/** Reads the answer on a page that has just been loaded in this tab. */
async function answerOnPage(): Promise<boolean | undefined> {
  const queries = new QueryClient();
  const client = platform.client();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>{children}</ApiProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useMerchantWallet().query.data, { wrapper });
  await waitFor(() => expect(result.current).toBeDefined());
  return result.current?.isSingle;
}

beforeEach(() => {
  sessionStorage.clear();
  resetSession();
  signInForTest();
  setMerchant('perya');
});

test('asks once per session and merchant', async () => {
  const before = calls();
  isSingle = false;
  expect(await answerOnPage()).toBe(false);
  isSingle = true;
  expect(await answerOnPage()).toBe(false);
  expect(calls() - before).toBe(1);
  setMerchant('other');
  expect(await answerOnPage()).toBe(true);
  expect(calls() - before).toBe(2);
  signOut();
  isSingle = false;
  expect(await answerOnPage()).toBe(false);
  expect(calls() - before).toBe(3);
});

test.each(['{', 'null', '{"merchant":"perya"}', '{"merchant":7,"isSingle":true}'])(
  'asks again if %s is stored',
  async (stored) => {
    sessionStorage.setItem('merchantWallet', stored);
    isSingle = true;
    const before = calls();
    expect(await answerOnPage()).toBe(true);
    expect(calls() - before).toBe(1);
  },
);
