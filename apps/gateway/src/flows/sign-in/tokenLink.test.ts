import { getBalance, getMemberInfo, loginByToken } from '@perya/api-client';
import { beforeEach, describe, expect } from 'vitest';
import { type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { oneTimeToken } from '../../modules/identity/session/schema';
import {
  forgetSignIns,
  clientWithToken,
  rejection,
  trySignIn,
} from '../../modules/identity/session/testing';
import { LINK_MS } from './tokenLink';

let gateway: TestGateway;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
});
beforeEach(() => forgetSignIns(gateway));

const control = (body: unknown) =>
  fetch(`${gateway.url}/sandbox/login-link`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

async function newLink(account = 'juan01'): Promise<string> {
  const answer = (await (await control({ account })).json()) as { value: { token: string } };
  return answer.value.token;
}

const follow = (token: string) => clientWithToken(gateway, null).call(loginByToken, { token });
const INVALID = { status: 401, code: 'TOKEN_LINK_INVALID', messageKey: 'token_link_invalid' };

describe('a sign-in link', () => {
  it('opens a session, in any letter case of the account', async () => {
    const result = await follow(await newLink(' JUAN01 '));
    expect(result).toMatchObject({ isPasswordDefault: false, isFirstLogin: false });
    const info = await clientWithToken(gateway, result.token).call(getMemberInfo, {});
    expect(info.account).toBe('juan01');
  });

  it('is valid once, also for two requests at the same time', async () => {
    const token = await newLink();
    const outcomes = await Promise.allSettled([follow(token), follow(token)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await rejection(follow(token))).toMatchObject(INVALID);
  });

  it('is valid for a minute', async () => {
    const [late, early] = [await newLink(), await newLink()];
    gateway.clock.moveTo(LINK_MS - 5_000);
    await follow(early);
    gateway.clock.moveTo(LINK_MS + 1_000);
    expect(await rejection(follow(late))).toMatchObject(INVALID);
  });

  it('can’t be replaced by a guess, a session token or another secret', async () => {
    const { token } = await trySignIn(gateway, { username: 'juan01' });
    for (const guess of [token, 'x', 'x'.repeat(43)]) {
      expect(await rejection(follow(guess))).toMatchObject(INVALID);
    }
  });

  it('is stored as a hash', async () => {
    const token = await newLink();
    const rows = await gateway.db.select().from(oneTimeToken);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('ends the existing session', async () => {
    const older = await trySignIn(gateway, { username: 'juan01' });
    await follow(await newLink());
    const call = clientWithToken(gateway, older.token).call(getMemberInfo, {});
    expect(await rejection(call)).toMatchObject({ code: 'SESSION_REPLACED' });
  });

  it('requires no change of an expired password', async () => {
    const { token } = await follow(await newLink('expire01'));
    expect(await clientWithToken(gateway, token).call(getBalance, {})).toMatchObject({
      currency: 'PHP',
    });
  });

  it('can’t be guessed: attempts are limited', async () => {
    for (let tries = 0; tries < 60; tries += 1) await rejection(follow('guess'));
    expect((await rejection(follow(await newLink()))).status).toBe(429);
  });

  it('is created only for existing accounts', async () => {
    expect((await control({ account: 'nobody99' })).status).toBe(404);
    expect((await control({})).status).toBe(400);
  });
});
