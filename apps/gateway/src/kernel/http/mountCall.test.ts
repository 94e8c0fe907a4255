import {
  createApiClient,
  listGames,
  listVendors,
  login,
  requestPasswordEmail,
} from '@perya/api-client';
import { describe, expect } from 'vitest';
import type { TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { rejection, visitorOf } from '../../modules/identity/verification/testing';
import { unstorableTexts } from './mountCall';

describe('texts that the database can’t store', () => {
  it('are found at any depth', () => {
    const body = { a: 'fine 👩‍👩‍👧', b: ['ok', 'a\u0000b'], c: { d: '\ud800' }, e: 1, f: null };
    expect(unstorableTexts(body).map(({ path }) => path)).toEqual(['b.1', 'c.d']);
    expect(unstorableTexts('\u0000')).toMatchObject([{ path: '' }]);
    expect(unstorableTexts({ file: new Blob(['\u0000']) })).toEqual([]);
  });
});

describe('the gateway', () => {
  let gateway: TestGateway;
  it.beforeAll(async ({ fileGateway }) => {
    gateway = fileGateway;
  });

  const ERRORS = { errors: [{ path: 'username', message: 'has characters that are none' }] };

  it.each(['ab\u0000c', 'ab\udc00c'])('rejects %j in a sealed body', async (username) => {
    const call = visitorOf(gateway).call(login, { method: 'username', username, password: 'x' });
    expect(await rejection(call)).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
      value: ERRORS,
    });
  });

  it('rejects such a text in a form and in a query', async () => {
    const username = 'ab\u0000c';
    const form = visitorOf(gateway).call(requestPasswordEmail, {
      username,
      email: 'a@example.com',
    });
    expect(await rejection(form)).toMatchObject({ status: 400, value: ERRORS });
    const query = (name: string) =>
      fetch(
        `${gateway.url}${listGames.path}?clientType=3&platform=flash,html5-desktop&channel=WEB&gameName=${name}`,
      );
    expect((await query('a')).status).toBe(200);
    expect((await query('a%00b')).status).toBe(400);
  });

  it.each(['merchant', 'merchantCode'] as const)(
    'rejects a call that names another brand’s %s, and answers one that names none',
    async (field) => {
      const call = field === 'merchant' ? listGames : listVendors;
      const ask = (merchant: string | null) =>
        createApiClient({
          baseUrl: gateway.url,
          getToken: () => null,
          getLanguage: () => 'EN',
          getMerchant: () => merchant,
        }).call(call, {});
      const { merchant } = gateway.platform.brand.current;
      await expect(ask(merchant)).resolves.toBeDefined();
      await expect(ask(null)).resolves.toBeDefined();
      expect(await rejection(ask('other'))).toMatchObject({
        status: 400,
        code: 'INVALID_REQUEST',
        value: { errors: [{ path: field, message: "is not this brand's merchant" }] },
      });
    },
  );
});
