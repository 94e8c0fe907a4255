import { signOut } from '@perya/session';
import { resetSession, signInForTest } from '@perya/session/testing';
import { expect, test } from 'vitest';

import { browserRuntime } from './browserRuntime';

const { queryClient } = browserRuntime();
const RECORD = ['getBettingRecord'];

/** What a member has been shown, with the answer to one more call on its way. */
function seeRecord(): { late: Promise<unknown> } {
  queryClient.setQueryData(RECORD, ['a bet']);
  const late = queryClient.fetchQuery({
    queryKey: RECORD,
    staleTime: 0,
    queryFn: () => new Promise((resolve) => setTimeout(resolve, 20, ['a later bet'])),
  });
  return { late: late.catch(() => 'dropped') };
}

/** What can be read of it: at once, and when the late answer would have come. */
async function whatIsLeft({ late }: { late: Promise<unknown> }): Promise<unknown[]> {
  const atOnce = queryClient.getQueryData(RECORD);
  await late;
  return [atOnce, queryClient.getQueryData(RECORD)];
}

test('forgets what a member has seen when the member signs out', async () => {
  resetSession();
  signInForTest();
  const seen = seeRecord();
  signOut();
  expect(await whatIsLeft(seen)).toEqual([undefined, undefined]);
});

test('forgets what a member has seen when another member signs in', async () => {
  resetSession();
  signInForTest({ account: 'juan01' });
  const seen = seeRecord();
  signInForTest({ account: 'maria02' });
  expect(await whatIsLeft(seen)).toEqual([undefined, undefined]);
});

test('keeps what a guest has seen when the guest signs in', () => {
  resetSession();
  queryClient.setQueryData(['listGames'], ['a game']);
  signInForTest();
  expect(queryClient.getQueryData(['listGames'])).toEqual(['a game']);
});
