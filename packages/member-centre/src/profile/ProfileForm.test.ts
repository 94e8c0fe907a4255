import { getMemberInfo } from '@perya/api-client';
import { createFakePlatform, reject, wireMemberInfo } from '@perya/api-client/testing';
import { getMember, getToken, signIn, signOut } from '@perya/session';
import { resetSession, signInForTest, testMemberInfo } from '@perya/session/testing';
import { beforeEach, expect, test } from 'vitest';

import { rereadMember } from './ProfileForm';

beforeEach(resetSession);

test('what has changed of the member is taken over', async () => {
  const fake = createFakePlatform().on(getMemberInfo, () => wireMemberInfo({ account: 'juan02' }));
  signInForTest();
  await rereadMember(fake.client({ getToken }));
  expect(getMember()?.account).toBe('juan02');
});

test('an answer that comes after another member has signed in changes nothing', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof wireMemberInfo>>();
  const fake = createFakePlatform().on(getMemberInfo, () => answer.promise);
  signInForTest();
  const reread = rereadMember(fake.client({ getToken }));
  signOut();
  signIn({ token: 't2' }, testMemberInfo({ account: 'maria' }));
  answer.resolve(wireMemberInfo({ account: 'juan02' }));
  await reread;
  expect(getMember()?.account).toBe('maria');
});

test('without an answer the member stays; a guest asks for none', async () => {
  const fake = createFakePlatform().on(getMemberInfo, () => reject(500, 'FAULT', 'fault'));
  await rereadMember(fake.client({ getToken }));
  expect(fake.calls(getMemberInfo)).toHaveLength(0);
  signInForTest();
  await rereadMember(fake.client({ getToken }));
  expect(fake.calls(getMemberInfo)).not.toHaveLength(0);
  expect(getMember()?.account).toBe('juan01');
});
