import { getMemberInfo } from '@perya/api-client';
import { createFakePlatform, reject, wireMemberInfo } from '@perya/api-client/testing';
import { getMember, getToken, signIn, signOut } from '@perya/session';
import { resetSession, signInForTest, testMemberInfo } from '@perya/session/testing';
import { beforeEach, expect, test } from 'vitest';

import { refetchMember } from './ProfileForm';

beforeEach(resetSession);

test('updates the member’s changed data', async () => {
  const fake = createFakePlatform().on(getMemberInfo, () => wireMemberInfo({ account: 'juan02' }));
  signInForTest();
  await refetchMember(fake.client({ getToken }));
  expect(getMember()?.account).toBe('juan02');
});

test('ignores a response after another member has signed in', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof wireMemberInfo>>();
  const fake = createFakePlatform().on(getMemberInfo, () => answer.promise);
  signInForTest();
  const reread = refetchMember(fake.client({ getToken }));
  signOut();
  signIn({ token: 't2' }, testMemberInfo({ account: 'maria' }));
  answer.resolve(wireMemberInfo({ account: 'juan02' }));
  await reread;
  expect(getMember()?.account).toBe('maria');
});

test('keeps the member without a response; sends no request for a guest', async () => {
  const fake = createFakePlatform().on(getMemberInfo, () => reject(500, 'FAULT', 'fault'));
  await refetchMember(fake.client({ getToken }));
  expect(fake.calls(getMemberInfo)).toHaveLength(0);
  signInForTest();
  await refetchMember(fake.client({ getToken }));
  expect(fake.calls(getMemberInfo)).not.toHaveLength(0);
  expect(getMember()?.account).toBe('juan01');
});
