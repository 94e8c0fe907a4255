import { getMerchant, signOut } from '@perya/session';
import { resetSession, signInForTest } from '@perya/session/testing';
import { expect, test } from 'vitest';

import { browserRuntime } from './browserRuntime';

// As the server renders it, before the runtime of the tab is made.
document.documentElement.dataset['merchant'] = 'perya';
sessionStorage.setItem('merchant', 'another-brand');
const { queryClient } = browserRuntime();
const RECORD = ['getBettingRecord'];

/** Caches a member's data, with another request pending. */
function seeRecord(): { late: Promise<unknown> } {
  queryClient.setQueryData(RECORD, ['a bet']);
  const late = queryClient.fetchQuery({
    queryKey: RECORD,
    staleTime: 0,
    queryFn: () => new Promise((resolve) => setTimeout(resolve, 20, ['a later bet'])),
  });
  return { late: late.catch(() => 'dropped') };
}

/** The cached data, immediately and after the pending response would have arrived. */
async function whatIsLeft({ late }: { late: Promise<unknown> }): Promise<unknown[]> {
  const atOnce = queryClient.getQueryData(RECORD);
  await late;
  return [atOnce, queryClient.getQueryData(RECORD)];
}

test('sets the session’s merchant to the brand’s, which a sign-out keeps', () => {
  expect(getMerchant()).toBe('perya');
  signInForTest();
  signOut();
  expect(getMerchant()).toBe('perya');
  expect(sessionStorage.getItem('merchant')).toBe('perya');
});

test('clears a member’s data on sign-out', async () => {
  resetSession();
  signInForTest();
  const seen = seeRecord();
  signOut();
  expect(await whatIsLeft(seen)).toEqual([undefined, undefined]);
});

test('clears a member’s data when another member signs in', async () => {
  resetSession();
  signInForTest({ account: 'juan01' });
  const seen = seeRecord();
  signInForTest({ account: 'maria02' });
  expect(await whatIsLeft(seen)).toEqual([undefined, undefined]);
});

test('keeps a guest’s data on sign-in', () => {
  resetSession();
  queryClient.setQueryData(['listGames'], ['a game']);
  signInForTest();
  expect(queryClient.getQueryData(['listGames'])).toEqual(['a game']);
});
