import { getMemberInfo } from '@perya/api-client';
import { apiQueryKey } from '@perya/api-client/react';
import { createFakePlatform, reject, wireMemberInfo } from '@perya/api-client/testing';
import { getMember, getToken, signIn, signOut } from '@perya/session';
import { resetSession, signInForTest, testMemberInfo } from '@perya/session/testing';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';

import { refetchMember } from './ProfileForm';

let queries: QueryClient;
beforeEach(() => {
  resetSession();
  queries = new QueryClient();
});

/** What the header shows. */
const shown = () => queries.getQueryData<{ account: string }>(apiQueryKey(getMemberInfo, {}));

test('updates the member’s changed data in the session and in the header', async () => {
  const fake = createFakePlatform().on(getMemberInfo, () => wireMemberInfo({ account: 'juan02' }));
  signInForTest();
  await refetchMember(fake.client({ getToken }), queries);
  expect(getMember()?.account).toBe('juan02');
  expect(shown()?.account).toBe('juan02');
});

test('ignores a response after another member has signed in', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof wireMemberInfo>>();
  const fake = createFakePlatform().on(getMemberInfo, () => answer.promise);
  signInForTest();
  const reread = refetchMember(fake.client({ getToken }), queries);
  signOut();
  signIn({ token: 't2' }, testMemberInfo({ account: 'maria' }));
  answer.resolve(wireMemberInfo({ account: 'juan02' }));
  await reread;
  expect(getMember()?.account).toBe('maria');
  expect(shown()).toBeUndefined();
});

test('keeps the member without a response; sends no request for a guest', async () => {
  const fake = createFakePlatform().on(getMemberInfo, () => reject(500, 'FAULT', 'fault'));
  await refetchMember(fake.client({ getToken }), queries);
  expect(fake.calls(getMemberInfo)).toHaveLength(0);
  signInForTest();
  await refetchMember(fake.client({ getToken }), queries);
  expect(fake.calls(getMemberInfo)).not.toHaveLength(0);
  expect(getMember()?.account).toBe('juan01');
});
