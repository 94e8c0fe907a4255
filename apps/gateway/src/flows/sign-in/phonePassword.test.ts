import { getMemberInfo } from '@perya/api-client';
import { beforeEach, describe, expect } from 'vitest';
import { type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { FAILURES_BEFORE_LOCK } from '../../modules/identity/session/lock';
import {
  forgetSignIns,
  clientWithToken,
  insertTestCaptcha,
  rejection,
  trySignIn,
} from '../../modules/identity/session/testing';

const PHONE = '+639171234567';

let gateway: TestGateway;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
});
beforeEach(() => forgetSignIns(gateway));

const attempt = async (username: string, password?: string) =>
  trySignIn(gateway, {
    username,
    ...(password === undefined ? {} : { password }),
    ...(await insertTestCaptcha(gateway)),
  });
const patch = (switches: Record<string, boolean>) =>
  gateway.platform.brand.patch(gateway.db, { switches }, gateway.clock.now());

describe('signing in by phone number and password', () => {
  it('opens a session for the account that the number belongs to', async () => {
    const { token } = await attempt(PHONE);
    await expect(clientWithToken(gateway, token).call(getMemberInfo, {})).resolves.toMatchObject({
      account: 'juan01',
    });
  });

  it.each([{ PHONELOGIN3: false }, { MOBILEVERCODELOGIN3: false }])(
    'is rejected if the brand has %o',
    async (switches) => {
      await patch(switches);
      expect(await rejection(attempt(PHONE))).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    },
  );

  it('rejects an unknown number like a wrong password', async () => {
    const unknown = await rejection(attempt('+639179999999'));
    const wrong = await rejection(attempt(PHONE, 'wrong-one'));
    const { status, code, messageKey, value } = wrong;
    expect(unknown).toMatchObject({ status, code, messageKey, value });
  });

  it('has its own lock: the account’s lock does not reveal whose number it is', async () => {
    for (let count = 0; count < FAILURES_BEFORE_LOCK; count += 1) {
      await rejection(attempt('juan01', 'wrong-one'));
    }
    expect(await rejection(attempt('juan01'))).toMatchObject({ code: 'ACCOUNT_LOCKED' });
    const own = await rejection(attempt(PHONE, 'wrong-one'));
    const unknown = await rejection(attempt('+639179999999', 'wrong-one'));
    const { status, code, messageKey, value } = unknown;
    expect(own).toMatchObject({ status, code, messageKey, value });
  });

  it('is locked after ten failures too, and signing in by account releases the lock', async () => {
    for (let count = 0; count < FAILURES_BEFORE_LOCK; count += 1) {
      await rejection(attempt(PHONE, 'wrong-one'));
    }
    expect(await rejection(attempt(PHONE))).toMatchObject({ code: 'ACCOUNT_LOCKED' });
    await attempt('juan01');
    await attempt(PHONE);
  });
});
