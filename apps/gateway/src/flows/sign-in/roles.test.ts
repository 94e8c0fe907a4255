import {
  changePassword,
  getBalance,
  getMemberInfo,
  getTransactionHistory,
  getUnreadCount,
  isRejectedError,
  launchGame,
  listFavouriteIds,
  listGames,
  listRouters,
  listSessions,
  login,
  loginByToken,
  loginFreePlay,
  register,
  transferFunds,
  type ApiClient,
} from '@perya/api-client';
import { contract } from '@perya/api-client/server';
import { minorUnits } from '@perya/rules/money';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { gameListOf } from '../../modules/games/game-list/gameList';
import type { Game } from '../../modules/games/game-list/types';
import { isTrial } from '../../modules/identity/members/members';
import { member } from '../../modules/identity/members/schema';
import { AGENT_SITE, throughAgentSite, type CallAddress, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { memberIdentity } from '../../modules/identity/session/schema';
import {
  forgetSignIns,
  clientWithToken,
  newFlow,
  rejection,
  trySignIn,
} from '../../modules/identity/session/testing';
import { issueTicket } from './third-party/tickets';
import { issueLoginLink } from './tokenLink';

/** Specification §6, row by row, where the platform is involved. */

const ACCOUNT = 'maria03';
let gateway: TestGateway;
let id: number;
let slot: Game;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  const [row] = await gateway.db.select().from(member).where(eq(member.account, ACCOUNT));
  id = row?.id ?? 0;
  const { games } = await gameListOf(gateway.platform);
  const playable = games.find(({ engine, hasDemo }) => engine !== null && hasDemo);
  if (playable === undefined) throw new Error('The game list has no game that opens.');
  slot = playable;
  await gateway.db
    .insert(memberIdentity)
    .values({ issuer: 'https://id.example', subject: '1', memberId: id, createdAt: new Date() });
});
beforeEach(async () => {
  await forgetSignIns(gateway);
  await become(0);
});

const become = (type: number) => gateway.db.update(member).set({ type }).where(eq(member.id, id));
const patch = (brand: object) =>
  gateway.platform.brand.patch(gateway.db, brand, gateway.clock.now());
const guest = () => clientWithToken(gateway, null);
const siteFor = (audience: string): CallAddress =>
  audience === 'agents' ? throughAgentSite(gateway) : gateway;

/** Every way to sign in with an existing account; for phones see `smsLogin.test.ts`. */
const WAYS = {
  'by username': (site: CallAddress) => trySignIn(site, { username: ACCOUNT }),
  'by a link': async (site: CallAddress) => {
    const token = await issueLoginLink(gateway.db, id, gateway.clock.now());
    return clientWithToken(site, null).call(loginByToken, { token });
  },
  'by a third party': async (site: CallAddress) => {
    await patch({ switches: { GOOGLELOGIN3: true } });
    const { challenge, verifier } = newFlow();
    const identity = { issuer: 'https://id.example', subject: '1', name: undefined };
    const now = gateway.clock.now();
    const ticket = await issueTicket(gateway.db, { provider: 'google', identity, challenge }, now);
    return clientWithToken(site, null).call(login, { method: 'google', ticket, verifier });
  },
} as const;
const ways = Object.entries(WAYS);

describe.each(ways)('signing in %s', (_, enter) => {
  it.each([
    ['members', 0, 'member'],
    ['members', 1, 'agent'],
    ['members', 2, 'agent'],
    ['members', 41, 'agent'],
    ['members', 42, 'agent'],
    ['members', 4, 'trial'],
    ['members', 3, 'non_member_login'],
    ['members', 9, 'non_member_login'],
    ['members', -2, 'non_member_login'],
    ['agents', 1, 'agent'],
    ['agents', 2, 'agent'],
    ['agents', 41, 'agent'],
    ['agents', 42, 'agent'],
    ['agents', 0, 'non_agent_login'],
    ['agents', 4, 'non_agent_login'],
    ['agents', 9, 'non_member_login'],
  ])('on a site for %s with an account of type %d: %s', async (audience, type, outcome) => {
    const site = siteFor(audience);
    await become(type);
    const seen = await enter(site).then(
      async ({ token }) => (await clientWithToken(site, token).call(getMemberInfo, {})).accountType,
      (error: unknown) => (isRejectedError(error) ? error.messageKey : String(error)),
    );
    expect(seen).toBe(outcome);
  });
});

describe('an account that the site rejects', () => {
  it('gets the reason only with the right password', async () => {
    await become(9);
    const error = await rejection(trySignIn(gateway, { username: ACCOUNT, password: 'wrong-one' }));
    expect(error.code).toBe('WRONG_CREDENTIALS');
  });

  it('keeps its existing session', async () => {
    const { token } = await trySignIn(gateway, { username: ACCOUNT });
    await rejection(trySignIn(siteFor('agents'), { username: ACCOUNT }));
    expect(await clientWithToken(gateway, token).call(getMemberInfo, {})).toMatchObject({
      account: ACCOUNT,
    });
  });
});

describe('a session', () => {
  const accountAt = (site: CallAddress, token: string) =>
    clientWithToken(site, token)
      .call(getMemberInfo, {})
      .then(
        ({ account }) => account,
        (error: unknown) => (isRejectedError(error) ? error.code : String(error)),
      );

  it('of a member isn’t known on the site for agents', async () => {
    const { token } = await trySignIn(gateway, { username: ACCOUNT });
    expect(await accountAt(siteFor('agents'), token)).toBe('NOT_SIGNED_IN');
    expect(await accountAt(gateway, token)).toBe(ACCOUNT);
  });

  it('of an agent is valid on both sites, and on the one for agents only while they are one', async () => {
    await become(1);
    const { token } = await trySignIn(siteFor('agents'), { username: ACCOUNT });
    expect(await accountAt(siteFor('agents'), token)).toBe(ACCOUNT);
    expect(await accountAt(gateway, token)).toBe(ACCOUNT);
    await become(0);
    expect(await accountAt(siteFor('agents'), token)).toBe('NOT_SIGNED_IN');
  });

  it('that was ended doesn’t reveal that to the site for agents', async () => {
    const { token } = await trySignIn(gateway, { username: ACCOUNT });
    await trySignIn(gateway, { username: ACCOUNT });
    expect(await accountAt(gateway, token)).toBe('SESSION_REPLACED');
    expect(await accountAt(siteFor('agents'), token)).toBe('NOT_SIGNED_IN');
  });
});

describe('the key of a site', () => {
  it.each(['x'.repeat(32), ''])('is rejected if it’s %j, for every path', async (siteKey) => {
    for (const path of ['/wps/system/status', '/healthz', '/art/none.svg']) {
      const response = await fetch(gateway.url + path, { headers: { 'X-Site-Key': siteKey } });
      expect([path, response.status]).toEqual([path, 403]);
      expect(await response.json()).toMatchObject({ code: 'SITE_KEY_INVALID' });
    }
  });

  it('can’t be replaced by the host or the origin of the site for agents', async () => {
    const { host } = new URL(AGENT_SITE);
    const headers = { 'X-Forwarded-Host': host, Origin: AGENT_SITE };
    const answer = await fetch(gateway.url + listRouters.path, { headers });
    expect(await answer.text()).not.toContain(host);
  });

  it('selects the hosts that the speed test measures', async () => {
    const hostsAt = async (site: CallAddress) =>
      (await clientWithToken(site, null).call(listRouters, {})).map(({ origin }) => origin);
    expect(await hostsAt(siteFor('agents'))).toEqual([AGENT_SITE]);
    expect(await hostsAt(gateway)).not.toContain(AGENT_SITE);
  });
});

describe('a guest', () => {
  const calls = Object.values(contract).map(({ id, auth, method, path }) => ({
    id,
    auth,
    method,
    path: path.replaceAll(/\{\w+\}/g, '1'),
  }));
  const statusOf = async ({ method, path }: { method: string; path: string }) =>
    (await fetch(gateway.url + path, { method })).status;

  it('is asked to sign in by each call that requires it', async () => {
    const closed = calls.filter(({ auth }) => auth === 'token');
    expect(closed.length).toBeGreaterThan(30);
    for (const call of closed) expect([call.id, await statusOf(call)]).toEqual([call.id, 401]);
  });

  it('is not asked to sign in by any other call', async () => {
    for (const call of calls.filter(({ auth }) => auth === 'none' || auth === 'optional')) {
      expect([call.id, await statusOf(call)]).not.toEqual([call.id, 401]);
    }
  });

  it('can make no call of the operator', async () => {
    const closed = calls.filter(({ auth }) => auth === 'operator');
    expect(closed.length).toBeGreaterThan(10);
    for (const call of closed) expect([call.id, await statusOf(call)]).toEqual([call.id, 401]);
  });

  it('can browse the game list', async () => {
    expect((await guest().call(listGames, {})).totalCount).toBeGreaterThan(0);
  });

  const registration = () =>
    guest().call(register, { registerUrl: 'http://localhost:4173/register', domain: 'localhost' });

  it.each([
    [true, 400, 'INVALID_REQUEST'],
    [false, 403, 'REGISTRATION_CLOSED'],
  ])('who registers while DIRECTREG3 is %s gets status %d', async (isOn, status, code) => {
    await patch({ switches: { DIRECTREG3: isOn } });
    expect(await rejection(registration())).toMatchObject({ status, code });
  });

  const play = (audience = 'members') =>
    clientWithToken(siteFor(audience), null).call(loginFreePlay, {
      os: 'Linux',
      nonce: 'n'.repeat(16),
    });

  it('can play for play money if that is on, and never on a site for agents', async () => {
    const { token } = await play();
    expect(await clientWithToken(gateway, token).call(getMemberInfo, {})).toMatchObject({
      accountType: 'trial',
      agentType: null,
      canTransferToUpline: false,
    });
    expect(await rejection(play('agents'))).toMatchObject({ messageKey: 'non_agent_login' });
    await patch({ switches: { FREEPLAY3: false } });
    expect(await rejection(play())).toMatchObject({ messageKey: 'operation_not_enabled' });
  });
});

type Act = (client: ApiClient) => Promise<unknown>;
const launchAs =
  (mode: 'real' | 'demo'): Act =>
  (client) =>
    client.call(launchGame, {
      gameId: slot.id,
      nodeId: slot.nodeId,
      vendor: slot.vendor,
      isDemo: mode === 'demo',
    });

const ACTS: readonly (readonly [string, Act])[] = [
  ['sees the balance', (client) => client.call(getBalance, {})],
  ['sees the transaction history', (client) => client.call(getTransactionHistory, {})],
  ['sees the messages', (client) => client.call(getUnreadCount, {})],
  ['sees the favourites', (client) => client.call(listFavouriteIds, {})],
  ['sees the devices', (client) => client.call(listSessions, {})],
  ['plays a demo', launchAs('demo')],
];
const REAL_ACTS: readonly (readonly [string, Act])[] = [
  ['plays for money', launchAs('real')],
  [
    'moves money',
    (client) =>
      client.call(
        transferFunds,
        { from: 'MAIN', to: 'XGS', amount: minorUnits(100) },
        { idempotencyKey: crypto.randomUUID() },
      ),
  ],
  [
    'changes the password',
    (client) =>
      client.call(changePassword, {
        currentPassword: 'wrong-one',
        newPassword: 'Fairground7',
        newPasswordAgain: 'Fairground7',
      }),
  ],
];

const signedInAs = async (type: number) => {
  await become(type);
  const { token } = await trySignIn(gateway, { username: ACCOUNT });
  return clientWithToken(gateway, token);
};

describe.each([0, 1, 2, 41, 42, 4])('an account of type %d', (type) => {
  it.each(ACTS)('%s', async (_, act) => {
    const client = await signedInAs(type);
    expect(await act(client)).toBeDefined();
  });

  it.each(REAL_ACTS)('%s, unless it is a trial account', async (_, act) => {
    const client = await signedInAs(type);
    const outcome = await act(client).then(
      () => 'done',
      (error: unknown) => (isRejectedError(error) ? error.messageKey : String(error)),
    );
    expect(outcome === 'in_need_true_account').toBe(isTrial({ type }));
  });
});
