import { getBalance, sendDepositReceipt } from '@perya/api-client';
import { createFakePlatform, wireDeposit } from '@perya/api-client/testing';
import { expect, test } from 'vitest';

import { sendCall, type Attempt } from './sendCall';

const attempt = (over: Partial<Attempt> = {}) =>
  sendCall({
    call: getBalance,
    request: {},
    files: [],
    address: 'https://gateway.example',
    token: 'member-token',
    fetch: createFakePlatform().on(getBalance, () => ({ sumBalance: 12.5, currency: 'PHP' })).fetch,
    ...over,
  });

test('sends the token to the address, with or without a slash at its end', async () => {
  const requests: Request[] = [];
  const { fetch } = createFakePlatform();
  const record: typeof fetch = (input, init) => {
    requests.push(new Request(input, init));
    return fetch(input, init);
  };
  await attempt({ address: 'https://gateway.example', fetch: record });
  await attempt({ address: 'https://gateway.example//', fetch: record });
  const url = `https://gateway.example${getBalance.path}`;
  expect(requests.map((sent) => [sent.url, sent.headers.get('token')])).toEqual([
    [url, 'member-token'],
    [url, 'member-token'],
  ]);
});

test('returns the answer in its wire form, with its envelope', async () => {
  expect(await attempt()).toMatchObject({
    isOk: true,
    status: 200,
    body: { success: true, value: { sumBalance: 12.5, currency: 'PHP' } },
  });
});

test('asks for a token instead of sending a member’s call without one', async () => {
  expect(await attempt({ token: '' })).toMatchObject({
    isOk: false,
    title: 'Refused: NOT_SIGNED_IN',
    advice: 'Enter the token of a member who is signed in on the site.',
    status: null,
  });
});

test('names what violates the contract in an answer, and shows the answer', async () => {
  const { fetch } = createFakePlatform().fail(getBalance, 'wrong-shape');
  expect(await attempt({ fetch })).toMatchObject({
    isOk: false,
    title: 'The answer violates the contract.',
    advice: expect.stringContaining('sumBalance: '),
    body: { value: { unexpected: true } },
  });
});

test('shows an answer that isn’t JSON as text', async () => {
  const { fetch } = createFakePlatform().fail(getBalance, 'malformed');
  expect(await attempt({ fetch })).toMatchObject({ isOk: false, body: '{"success": tr' });
});

test('sends texts in the place of files as files', async () => {
  const platform = createFakePlatform().on(sendDepositReceipt, () => wireDeposit());
  const request = { id: '501', pictures: ['one', 'two'] };
  const sent = { call: sendDepositReceipt, request, files: ['pictures'], fetch: platform.fetch };
  expect(await attempt(sent)).toMatchObject({ isOk: true });
  const pictures = platform.calls(sendDepositReceipt)[0]?.request.pictures ?? [];
  expect(await Promise.all(pictures.map((picture) => picture.text()))).toEqual(['one', 'two']);
});
