import {
  getMemberInfo,
  getSystemStatus,
  launchGame,
  listGames,
  listPromotions,
  listRecentGames,
  opsDecideWithdrawal,
  opsGetSite,
  opsListAudit,
  opsListDeposits,
  opsListWithdrawals,
  opsSetGame,
  opsSetStatus,
  opsSetSwitch,
  opsSetVendor,
  listVendors,
  getWhitelabel,
} from '@perya/api-client';
import { describe, expect } from 'vitest';
import { callerOf, operatorOf, startTestGateway, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { readConfig } from '../../kernel/config/config';

let gateway: TestGateway;
it.beforeEach(({ seededGateway }) => {
  gateway = seededGateway;
});

describe('an operator key', () => {
  it('is required, and a session token does not replace it', async () => {
    const wrong = operatorOf(gateway, 'x'.repeat(32));
    await expect(wrong.call(opsGetSite, {})).rejects.toMatchObject({
      status: 401,
      code: 'OPERATOR_KEY_INVALID',
    });
    const agent = callerOf(gateway);
    await agent.signIn('agent01');
    const response = await fetch(`${gateway.url}/ops/site`, {
      headers: { Token: agent.token() ?? '', Authorization: `Bearer ${agent.token()}` },
    });
    expect(response.status).toBe(401);
  });

  it('opens no call of a member', async () => {
    const response = await fetch(`${gateway.url}${getMemberInfo.path}`, {
      headers: { Authorization: `Bearer ${'k'.repeat(32)}`, Token: 'k'.repeat(32) },
    });
    expect(response.status).toBe(401);
  });

  it('does not exist without configuration', async () => {
    const other = await startTestGateway({ config: { operatorKeys: [] } });
    try {
      await expect(operatorOf(other).call(opsGetSite, {})).rejects.toMatchObject({ status: 401 });
      expect((await fetch(`${other.url}/ops/site`)).status).toBe(401);
    } finally {
      await other.stop();
    }
  });

  it('is read from the environment by name, and never shown in an error', () => {
    const key = 'a'.repeat(40);
    const { operatorKeys } = readConfig({ GATEWAY_OPERATOR_KEYS: `ana:${key}, ben:${key}b` });
    expect(operatorKeys).toEqual([
      { name: 'ana', key },
      { name: 'ben', key: `${key}b` },
    ]);
    for (const wrong of ['short:abc', key, `ana:${key},ana:${key}x`]) {
      expect(() => readConfig({ GATEWAY_OPERATOR_KEYS: wrong })).toThrow(/GATEWAY_OPERATOR_KEYS/);
      expect(() => readConfig({ GATEWAY_OPERATOR_KEYS: wrong })).not.toThrow(wrong);
    }
  });

  it('can’t be guessed: after a hundred wrong ones, a network has to wait', async () => {
    const wrong = operatorOf(gateway, 'x'.repeat(32));
    const statuses: unknown[] = [];
    for (let attempt = 0; attempt < 101; attempt += 1) {
      const error: unknown = await wrong.call(opsGetSite, {}).catch((error: unknown) => error);
      statuses.push((error as { status: number }).status);
    }
    expect(new Set(statuses.slice(0, 100))).toEqual(new Set([401]));
    expect(statuses[100]).toBe(429);
    // The right key still works.
    await operatorOf(gateway).call(opsGetSite, {});
  });
});

describe('the audit', () => {
  it('has a row for every call with a valid key, also for a rejected one', async () => {
    const operator = operatorOf(gateway);
    await operator.call(opsListWithdrawals, { state: 'requested' });
    await operator
      .call(opsDecideWithdrawal, { id: '999999', state: 'refused', reason: 'Test.' })
      .catch(() => {});
    await operatorOf(gateway, 'x'.repeat(32))
      .call(opsGetSite, {})
      .catch(() => {});
    const { items } = await operator.call(opsListAudit, {});
    expect(items).toMatchObject([
      { call: 'opsListAudit', status: null },
      { call: 'opsDecideWithdrawal', operator: 'tester', status: 404, ip: '127.0.0.1' },
      { call: 'opsListWithdrawals', status: 200 },
    ]);
    expect(JSON.parse(items[1]?.request ?? '')).toEqual({
      id: '999999',
      state: 'REFUSED',
      reason: 'Test.',
    });
    const decisions = await operator.call(opsListAudit, { call: 'opsDecideWithdrawal' });
    expect(decisions.totalCount).toBe(1);
  });
});

describe('the site', () => {
  it('is closed and opened, and the operator’s calls work meanwhile', async () => {
    const operator = operatorOf(gateway);
    const guest = callerOf(gateway);
    expect(await operator.call(opsSetStatus, { maintenance: true })).toMatchObject({
      maintenance: true,
      regionRestriction: false,
    });
    expect(await guest.client.call(getSystemStatus, {})).toMatchObject({ maintenance: true });
    await expect(guest.client.call(listPromotions, {})).rejects.toMatchObject({ status: 503 });
    await operator.call(opsListDeposits, {});
    await operator.call(opsSetStatus, { maintenance: false });
    await guest.client.call(listPromotions, {});
  });

  it('has switches and vendors that are turned on and off', async () => {
    const operator = operatorOf(gateway);
    const guest = callerOf(gateway);
    await operator.call(opsSetSwitch, { id: 'FREEPLAY3', isOn: false });
    expect(JSON.stringify(await guest.client.call(getWhitelabel, {}))).toContain(
      '{"id":"FREEPLAY3","isOn":false',
    );
    await expect(operator.call(opsSetSwitch, { id: 'NONE', isOn: true })).rejects.toMatchObject({
      status: 404,
    });

    const vendors = async () =>
      (await guest.client.call(listVendors, {})).flatMap(({ vendors }) =>
        vendors.map(({ code }) => code),
      );
    const [first = ''] = await vendors();
    expect((await operator.call(opsSetVendor, { id: first, isOn: false })).vendorsOff).toEqual([
      first,
    ]);
    expect(await vendors()).not.toContain(first);
    expect((await operator.call(opsSetVendor, { id: first, isOn: true })).vendorsOff).toEqual([]);
    expect(await vendors()).toContain(first);
  });

  it('turns a game off everywhere but in the records, and on again', async () => {
    const operator = operatorOf(gateway);
    const juan = callerOf(gateway);
    await juan.signIn('juan01');
    const { items: recents } = await juan.client.call(listRecentGames, {});
    const game = recents.find((each) => each.id !== null);
    if (game === undefined || game.id === null) throw new Error('The member has no recent game.');
    const { id, nodeId, vendor, name } = game;
    const seen = async () => ({
      found: (await juan.client.call(listGames, { search: name })).items.some(
        (each) => each.id === id,
      ),
      recent: (await juan.client.call(listRecentGames, {})).items.some((each) => each.id === id),
      launched: await juan.client.call(launchGame, { gameId: id, nodeId, vendor }).then(
        () => true,
        (error: unknown) => (error as { code: string }).code,
      ),
    });
    expect((await seen()).found).toBe(true);
    expect((await operator.call(opsSetGame, { id, isOn: false })).gamesOff).toEqual([id]);
    expect(await seen()).toEqual({ found: false, recent: false, launched: 'UNKNOWN_GAME' });
    expect((await operator.call(opsSetGame, { id, isOn: true })).gamesOff).toEqual([]);
    expect(await seen()).toMatchObject({ found: true, recent: true });
    await expect(operator.call(opsSetGame, { id: 'none', isOn: false })).rejects.toMatchObject({
      status: 404,
    });
  });
});
