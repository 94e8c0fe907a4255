import { getHumanChallenge, getMemberInfo, login } from '@perya/api-client';
import { wireLoginResult, wireMemberInfo, type FakePlatform } from '@perya/api-client/testing';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** A platform that lets `juan01` in with any password, after a human check that takes no time. */
export function signInPlatform(fake: FakePlatform): void {
  fake
    .on(getHumanChallenge, async () => ({
      ...(await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, deriveKey })),
    }))
    .on(login, () => wireLoginResult())
    .on(getMemberInfo, () => wireMemberInfo());
}
