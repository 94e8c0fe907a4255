import { beforeEach, expect, test, vi } from 'vitest';

import { openGuestSession } from './lobbySession';

const answer = {
  token: 'of-the-lobby',
  language: 'TH',
  languages: ['TY', 'TH', 'XX'],
  backUrl: 'http://localhost:4173/lott',
  siteOrigins: ['http://localhost:4173'],
};

const reply = (value: unknown, success = true) =>
  Promise.resolve(Response.json({ success, value }, { status: success ? 200 : 410 }));

beforeEach(() => sessionStorage.clear());

test('exchanges the ticket once; the same frame continues with its token', async () => {
  const fetch = vi.fn((path: string) =>
    reply(path.endsWith('/open') ? answer : { ...answer, token: undefined }),
  );
  vi.stubGlobal('fetch', fetch);
  expect(await openGuestSession('t1')).toEqual({ ...answer, languages: ['TY', 'TH'] });
  expect((await openGuestSession('t1')).token).toBe('of-the-lobby');
  expect(fetch.mock.calls.map(([path]) => path)).toEqual([
    '/play/api/lottery/open',
    '/play/api/lottery/guest',
  ]);
  expect(fetch).toHaveBeenLastCalledWith(
    '/play/api/lottery/guest',
    expect.objectContaining({ headers: expect.objectContaining({ Token: 'of-the-lobby' }) }),
  );
  await openGuestSession('t2');
  expect(fetch.mock.lastCall?.[0]).toBe('/play/api/lottery/open');
});

test('opens nothing when the ticket has been used', async () => {
  vi.stubGlobal('fetch', () => reply(null, false));
  await expect(openGuestSession('spent')).rejects.toThrow('410');
  expect(sessionStorage.length).toBe(0);
});

test('works from memory where storage is blocked', async () => {
  vi.stubGlobal('fetch', () => reply(answer));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect((await openGuestSession('t1')).token).toBe('of-the-lobby');
});
