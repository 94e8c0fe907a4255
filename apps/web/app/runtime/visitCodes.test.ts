import { recordAffiliateClick, RejectedError, type ApiClient } from '@perya/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { keepCodesOfVisit } from './visitCodes';

const call = vi.fn<ApiClient['call']>();
const client: ApiClient = { call, serverNow: () => 0, account: () => null };
const refused = (status: number) =>
  new RejectedError('recordAffiliateClick', { status, code: 'REFUSED', messageKey: 'refused' });

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue(undefined);
  history.replaceState(null, '', '/?affiliateCode=AG01');
});
afterEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
});

test('reports an affiliate’s click once per tab, even if the page is closed immediately', async () => {
  await keepCodesOfVisit(client);
  await keepCodesOfVisit(client);
  expect(call.mock.calls).toEqual([[recordAffiliateClick, { code: 'AG01' }, { keepalive: true }]]);
});

test.each([
  ['is unreachable', new Error('offline')],
  ['is overloaded', refused(503)],
  ['limits the request rate', refused(429)],
])('reports a click again on the next page if the platform %s', async (_, error) => {
  call.mockRejectedValueOnce(error);
  await keepCodesOfVisit(client);
  history.replaceState(null, '', '/rng');
  await keepCodesOfVisit(client);
  expect(call).toHaveBeenCalledTimes(2);
});

test('does not retry a click that the platform rejects', async () => {
  call.mockRejectedValueOnce(refused(400));
  await keepCodesOfVisit(client);
  await keepCodesOfVisit(client);
  expect(call).toHaveBeenCalledTimes(1);
});

test('reports nothing for a friend’s code', async () => {
  history.replaceState(null, '', '/?referralCode=friend_7');
  await keepCodesOfVisit(client);
  expect(call).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('referralCode')).toBe('friend_7');
});
