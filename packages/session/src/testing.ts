import type { MemberInfo } from '@perya/api-client';

import { session } from './browserSession';

/** A member's info as the api-client decodes it, for tests and stories. */
export function testMemberInfo(overrides: Partial<MemberInfo> = {}): MemberInfo {
  return {
    id: '1001',
    account: 'juan01',
    nickname: 'Juan',
    accountType: 'member',
    agentType: null,
    canTransferToUpline: false,
    clubLabel: null,
    vipServiceLabel: null,
    iconPath: null,
    ...overrides,
  };
}

/** Signs out and closes any login request: call it before each test or story. */
export function resetSession(): void {
  session.dismissLoginRequest();
  session.signOut();
}

/** Signs in as a member, or as another kind of account via the overrides. */
export function signInForTest(overrides: Partial<MemberInfo> = {}): void {
  session.signIn({ token: 'test-token' }, testMemberInfo(overrides));
}
