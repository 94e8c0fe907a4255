import { describe, expect, it } from 'vitest';
import {
  addFavourite,
  getBalance,
  listGames,
  listServiceChannels,
  login,
  requestPasswordEmail,
} from '../resources';
import { createFakePlatform, reject, wireGames, wireLoginResult, type FakeFault } from '../testing';

const GAMES = { games: wireGames(3), totalPages: 1, totalCount: 3 };

describe('createFakePlatform', () => {
  it('records the calls with what was sent', async () => {
    const fake = createFakePlatform().on(addFavourite, () => null);
    await fake
      .client({ getToken: () => 'token-1', getLanguage: () => 'TH' })
      .call(addFavourite, { nodeId: 'n-1', vendor: 'TLA', category: 'RNG' });

    expect(fake.calls(addFavourite)).toEqual([
      expect.objectContaining({
        request: { nodeId: 'n-1', vendor: 'TLA', gameType: 'RNG' },
        token: 'token-1',
        language: 'TH',
        callIndex: 0,
      }),
    ]);
  });

  it('reads the unsealed body of an encrypted call, and a form', async () => {
    const fake = createFakePlatform()
      .on(login, () => wireLoginResult())
      .on(requestPasswordEmail, () => null);
    const client = fake.client();
    await client.call(login, { method: 'username', username: 'juan01', password: 'x' });
    await client.call(requestPasswordEmail, { username: 'juan01', email: 'j@mail.example' });

    expect(fake.calls(login)[0]?.request).toMatchObject({ username: 'juan01', password: 'x' });
    expect(fake.calls(requestPasswordEmail)[0]?.request).toMatchObject({ username: 'juan01' });
  });

  it('returns sealed values as they are', async () => {
    const fake = createFakePlatform().on(listServiceChannels, () => ({
      list: [{ csType: 'VIP' as const, path: 'https://vip.example', type: 3 as const }],
    }));
    await expect(fake.client().call(listServiceChannels, {})).resolves.toEqual([
      { channel: 'vip', address: 'https://vip.example' },
    ]);
  });

  it('returns the rejection of a handler', async () => {
    const fake = createFakePlatform().on(login, () =>
      reject(401, 'WRONG_CREDENTIALS', 'wrong_credentials', { value: { captchaRequired: true } }),
    );
    await expect(
      fake.client().call(login, { method: 'username', username: 'juan01', password: 'x' }),
    ).rejects.toMatchObject({
      status: 401,
      messageKey: 'wrong_credentials',
      value: { captchaRequired: true },
    });
  });

  it('names the missing handler of a call', async () => {
    await expect(createFakePlatform().client().call(listGames, {})).rejects.toThrow(
      'fake.on(listGames',
    );
  });

  it.each<[FakeFault, object]>([
    ['offline', { name: 'TransportError' }],
    ['hang', { name: 'TransportError', kind: 'timeout' }],
    ['server-error', { name: 'RejectedError', status: 500 }],
    ['malformed', { name: 'ContractError' }],
    ['empty', { name: 'ContractError' }],
    ['wrong-shape', { name: 'ContractError' }],
  ])('fails with %s as many times as configured', async (fault, error) => {
    const fake = createFakePlatform()
      .on(getBalance, () => ({ sumBalance: 1, currency: 'PHP' }))
      // A read is retried twice on a network error.
      .fail(getBalance, fault, fault === 'offline' ? 3 : 1);
    const client = fake.client({
      getToken: () => 'token-1',
      timeoutMs: fault === 'hang' ? 30 : 5000,
    });

    await expect(client.call(getBalance, {})).rejects.toMatchObject(error);
    await expect(client.call(getBalance, {})).resolves.toMatchObject({ minor: 100 });
  });

  it('responds with 404 outside the contract', async () => {
    const response = await createFakePlatform().fetch('http://platform.test/wps/unknown');
    expect(response.status).toBe(404);
  });

  it('uses the handler that was registered last', async () => {
    const fake = createFakePlatform()
      .on(listGames, () => reject(500, 'INTERNAL', 'internal'))
      .on(listGames, () => GAMES);
    await expect(fake.client().call(listGames, {})).resolves.toMatchObject({ totalCount: 3 });
  });
});
