import {
  changePassword,
  endSession,
  getBalance,
  getMemberInfo,
  listFavouriteIds,
  listGames,
  listSessions,
  logout,
  setLanguage,
} from '@perya/api-client';
import { contract } from '@perya/api-client/server';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import type { Member } from '../../modules/identity/members/members';
import { member } from '../../modules/identity/members/schema';
import { type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { memberAddress, session } from '../../modules/identity/session/schema';
import { ABSOLUTE_MS, IDLE_MS, sweepSessions } from '../../modules/identity/session/sessions';
import {
  forgetSignIns,
  clientWithToken,
  rejection,
  trySignIn,
} from '../../modules/identity/session/testing';

let gateway: TestGateway;
let members: Member[];
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  members = await gateway.db.select().from(member);
});
beforeEach(async () => {
  await forgetSignIns(gateway);
  for (const { id, ...columns } of members) {
    await gateway.db.update(member).set(columns).where(eq(member.id, id));
  }
});

const patch = (switches: Record<string, boolean>) =>
  gateway.platform.brand.patch(gateway.db, { switches }, gateway.clock.now());

/** Signs in on a new device. */
async function device(username = 'vip001', password?: string) {
  const result = await trySignIn(gateway, {
    username,
    ...(password === undefined ? {} : { password }),
  });
  return { ...result, client: clientWithToken(gateway, result.token) };
}

type Device = Awaited<ReturnType<typeof device>>;
const info = ({ client }: Device) => client.call(getMemberInfo, {});
const list = ({ client }: Device) => client.call(listSessions, {});
const end = ({ client }: Device, sessionId: string) => client.call(endSession, { sessionId });

describe('the newest sign-in', () => {
  it('ends the previous session, which reports that until its maximum age', async () => {
    const older = await device();
    const newer = await device();
    await info(newer);
    const told = { status: 401, code: 'SESSION_REPLACED', messageKey: 'session_replaced' };
    expect(await rejection(info(older))).toMatchObject(told);
    gateway.clock.moveTo(ABSOLUTE_MS - 60_000);
    await sweepSessions(gateway.db, gateway.clock.now());
    expect(await rejection(info(older))).toMatchObject(told);
    gateway.clock.moveTo(ABSOLUTE_MS + 60_000);
    await sweepSessions(gateway.db, gateway.clock.now());
    expect(await rejection(info(older))).toMatchObject({ code: 'NOT_SIGNED_IN' });
    expect(await gateway.db.select().from(session)).toEqual([]);
  });

  it('does not end sessions of other members', async () => {
    const juan = await device('juan01');
    await device('vip001');
    expect(await info(juan)).toMatchObject({ account: 'juan01' });
  });

  it('keeps the other sessions if the brand allows several', async () => {
    await patch({ MULTISESSION3: true });
    const [first, second] = [await device(), await device()];
    for (const one of [first, second]) {
      expect(await info(one)).toMatchObject({ account: 'vip001' });
    }
  });

  it('does not replace an earlier end reason', async () => {
    const first = await device();
    await first.client.call(logout, {});
    await device();
    expect(await rejection(info(first))).toMatchObject({
      code: 'SESSION_ENDED',
      messageKey: 'session_ended',
    });
  });

  it('leaves one session if two sign-ins are concurrent', async () => {
    const both = await Promise.all([device(), device()]);
    const outcomes = await Promise.all(
      both.map((one) =>
        info(one).then(
          () => 1,
          () => 0,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 1)).toHaveLength(1);
  });
});

describe('the end of a session', () => {
  it('by inactivity or age is reported as expiry, by the gateway’s clock', async () => {
    const idle = await device();
    gateway.clock.moveTo(IDLE_MS + 1_000);
    expect(await rejection(info(idle))).toMatchObject({
      status: 401,
      code: 'SESSION_EXPIRED',
      messageKey: 'session_expired',
    });
    // Setting the clock back doesn't revive ended sessions: the time in the row is unchanged.
    const busy = await device();
    for (let at = 0; at < ABSOLUTE_MS; at += IDLE_MS / 2) {
      gateway.clock.moveTo(IDLE_MS + at);
      await info(busy);
    }
    gateway.clock.moveTo(IDLE_MS + ABSOLUTE_MS + 2_000);
    expect(await rejection(info(busy))).toMatchObject({ code: 'SESSION_EXPIRED' });
  });

  it('on all devices is reported to each of them', async () => {
    await patch({ MULTISESSION3: true });
    const [here, there] = [await device(), await device()];
    await here.client.call(logout, { allDevices: true });
    for (const one of [here, there]) {
      expect(await rejection(info(one))).toMatchObject({ code: 'SESSION_ENDED' });
    }
  });

  it('still allows browsing as a guest', async () => {
    const older = await device();
    await device();
    const games = await older.client.call(listGames, { page: 1 });
    expect(games).toBeDefined();
  });

  it('is not reported for an unknown token', async () => {
    const stranger = clientWithToken(gateway, 'x'.repeat(43));
    expect(await rejection(stranger.call(getMemberInfo, {}))).toMatchObject({
      code: 'NOT_SIGNED_IN',
      messageKey: 'not_logged_in',
    });
  });
});

describe('the list of devices', () => {
  it('starts with the current one, and has names but no tokens', async () => {
    await patch({ MULTISESSION3: true });
    await device();
    gateway.clock.moveTo(60_000);
    await device();
    gateway.clock.moveTo(120_000);
    const here = await device();
    await device('juan01');
    await gateway.db.update(session).set({
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
    });
    const sessions = await list(here);
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    expect(sessions[0]).toMatchObject({ ip: '127.0.0.1', device: 'Firefox, Linux' });
    expect(sessions[1]?.startedAt).toBeGreaterThan(sessions[2]?.startedAt ?? Infinity);
    expect(JSON.stringify(sessions)).not.toContain(here.token);
  });

  it('excludes ended sessions', async () => {
    await patch({ MULTISESSION3: true });
    await device();
    gateway.clock.moveTo(IDLE_MS + 1_000);
    const gone = await device();
    await gone.client.call(logout, {});
    expect(await list(await device())).toHaveLength(1);
  });

  it('stores the browser’s user agent, truncated', async () => {
    const { token } = await device();
    const response = await fetch(gateway.url + getMemberInfo.path, { headers: { Token: token } });
    expect(response.status).toBe(200);
    const [row] = await gateway.db.select().from(session);
    expect(row?.userAgent).toBe('node');
  });

  it('signs one device out, and a repeat is no error', async () => {
    await patch({ MULTISESSION3: true });
    const [there, here] = [await device(), await device()];
    const other = (await list(here)).find(({ isCurrent }) => !isCurrent);
    await end(here, other?.id ?? '');
    await end(here, other?.id ?? '');
    expect(await rejection(info(there))).toMatchObject({ code: 'SESSION_ENDED' });
    await info(here);
  });

  it('signs out no other member, and doesn’t reveal whether the session exists', async () => {
    const juan = await device('juan01');
    const [row] = await list(juan);
    const vip = await device('vip001');
    await end(vip, row?.id ?? '');
    await end(vip, 'no-such-session');
    expect(await info(juan)).toMatchObject({ account: 'juan01' });
  });
});

describe('a restricted session', () => {
  const restricted = async () => device('expire01');

  it('is opened for an expired password if the brand forces the change', async () => {
    const expired = await restricted();
    expect(expired).toMatchObject({ isPasswordExpired: true });
    await info(expired);
    for (const call of [
      () => expired.client.call(getBalance, {}),
      () => expired.client.call(listFavouriteIds, {}),
      () => expired.client.call(setLanguage, { language: 'EN' }),
      () => list(expired),
      () => end(expired, 'any'),
    ]) {
      expect(await rejection(call())).toMatchObject({
        status: 403,
        code: 'PASSWORD_CHANGE_REQUIRED',
        messageKey: 'password_expired',
      });
    }
    await expired.client.call(logout, {});
  });

  it('can make only three of the calls that require a token', async () => {
    const { token } = await restricted();
    const open: string[] = [];
    for (const { id, auth, method, path } of Object.values(contract)) {
      if (auth !== 'token') continue;
      const response = await fetch(gateway.url + path.replaceAll(/\{\w+\}/g, '1'), {
        method,
        headers: { Token: token },
      });
      const { code } = (await response.json()) as { code?: string };
      if (code !== 'PASSWORD_CHANGE_REQUIRED') open.push(id);
      // One of the calls signed out.
      await gateway.db.update(session).set({ endedAt: null, endReason: null });
    }
    expect(open.toSorted()).toEqual(['changePassword', 'getMemberInfo', 'logout']);
  });

  it('is opened for the default password, forced or not', async () => {
    const { config, passwords } = gateway.platform;
    const passwordHash = await passwords.hash(config.defaultPassword);
    await gateway.db.update(member).set({ passwordHash }).where(eq(member.account, 'juan01'));
    await patch({ FORCECHNGPASS3: false });
    const fresh = await device('juan01', config.defaultPassword);
    expect(fresh).toMatchObject({ isPasswordDefault: true });
    expect(await rejection(fresh.client.call(getBalance, {}))).toMatchObject({ status: 403 });
  });

  it('is not opened for a trial account, which can’t change its password', async () => {
    const set = { passwordExpired: true };
    await gateway.db.update(member).set(set).where(eq(member.account, 'trial01'));
    expect(await (await device('trial01')).client.call(getBalance, {})).toMatchObject({
      currency: 'PHP',
    });
  });

  it('is not opened for an expired password if the change is not forced', async () => {
    await patch({ FORCECHNGPASS3: false });
    const expired = await restricted();
    expect(expired).toMatchObject({ isPasswordExpired: true });
    await expired.client.call(getBalance, {});
  });

  it('is replaced by a full one after the change, and only then the address is known', async () => {
    const expired = await restricted();
    expect(await gateway.db.select().from(memberAddress)).toEqual([]);
    const { newToken } = await expired.client.call(changePassword, {
      currentPassword: 'Perya2026',
      newPassword: 'Fairground7',
      newPasswordAgain: 'Fairground7',
    });
    await clientWithToken(gateway, newToken).call(getBalance, {});
    expect(await rejection(info(expired))).toMatchObject({ code: 'SESSION_ENDED' });
    expect(await gateway.db.select().from(memberAddress)).toMatchObject([{ ip: '127.0.0.1' }]);
  });
});
