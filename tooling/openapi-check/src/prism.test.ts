import { beforeAll, describe, expect, it } from 'vitest';
import {
  createExchangeCheck,
  operationsOf,
  type ExchangeCheck,
  type WatchedRequest,
} from './prism.ts';
import { excerptOf } from './testingDocument.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const request = (path: string, over: Partial<WatchedRequest> = {}): WatchedRequest => ({
  method: 'get',
  url: { path, query: {} },
  headers: { token: 'a-token' },
  ...over,
});
const answer = (value: unknown) => ({
  statusCode: 200,
  headers: JSON_TYPE,
  body: { success: true, value, message: '' },
});

const BALANCE = '/wps/v2/wallets/balance';
const WITHDRAWALS = '/ops/withdrawals';
const RECEIPT = '/wps/relay/MCSFE_sendDepositReceipt';

describe('createExchangeCheck', () => {
  let check: ExchangeCheck;
  beforeAll(async () => {
    check = createExchangeCheck(await operationsOf(excerptOf(BALANCE, WITHDRAWALS, RECEIPT)));
  });
  const messages = async (...exchange: Parameters<ExchangeCheck>) =>
    (await check(...exchange)).map(({ message }) => message);

  it('finds nothing in an exchange of the document', async () => {
    const value = { sumBalance: 100.5, currency: 'PHP' };
    expect(await check(request(BALANCE), answer(value))).toEqual([]);
  });

  it('names the field of a response that deviates', async () => {
    expect(
      await messages(request(BALANCE), answer({ sumBalance: '100.50', currency: 'PHP' })),
    ).toEqual([expect.stringMatching(/^response\.body\.value\.sumBalance .*number/)]);
  });

  it('names a required field that is missing', async () => {
    expect(await messages(request(BALANCE), answer({ sumBalance: 1 }))).toEqual([
      expect.stringMatching(/currency/),
    ]);
  });

  it('finds a call without its token, unless it was rejected', async () => {
    const guest = request(BALANCE, { headers: {} });
    const value = { sumBalance: 1, currency: 'PHP' };
    expect(await messages(guest, answer(value))).toEqual([expect.stringMatching(/security/i)]);
    const rejected = { success: false, value: null, message: '', code: 'NOT_SIGNED_IN' };
    const refusal = { statusCode: 401, headers: JSON_TYPE, body: rejected };
    expect(await check(guest, refusal)).toEqual([]);
  });

  it('finds a query that the document forbids', async () => {
    const page = request(WITHDRAWALS, {
      url: { path: WITHDRAWALS, query: { pageNo: '0' } },
      headers: { authorization: 'Bearer key' },
    });
    const nothing = answer({ list: [], totalPages: 0, totalCount: 0 });
    expect(await messages(page, nothing)).toEqual([
      expect.stringMatching(/^request\.query\.pageno .* >= 1/),
    ]);
  });

  it('accepts any character in an uploaded picture', async () => {
    const form = new FormData();
    form.append('id', 'd-1');
    form.append('pictures', new Blob(['GIF89a:/?#[]@!$&']), 'receipt.gif');
    const upload = new Request('http://site', { method: 'POST', body: form });
    const sent = request(RECEIPT, {
      method: 'post',
      headers: { token: 'a-token', 'content-type': upload.headers.get('content-type') ?? '' },
      body: await upload.text(),
    });
    const found = await check(sent, answer(null));
    expect(found.filter(({ side }) => side === 'request')).toEqual([]);
  });

  it('finds a path that the document lacks', async () => {
    expect(await messages(request('/wps/unknown'), answer(null))).toEqual([
      expect.stringMatching(/not found/i),
    ]);
  });
});
