import { expect, test, vi } from 'vitest';

import { createRememberingFetch, type StalenessTracker } from './rememberingFetch.server';

const GAMES = 'http://gateway/wps/relay/GCSGAME_hotGamesV2';
const STATUS = 'http://gateway/wps/system/status';

function platform() {
  let time = 0;
  const ask = vi.fn<typeof fetch>(async () => new Response('first'));
  const forPage = createRememberingFetch({ fetch: ask, now: () => time, patienceMs: 20 });
  const freshness: StalenessTracker = { isStale: false };
  const fetched = (url: string, visitor = '1.1.1.1', language = 'TY') =>
    forPage(visitor, freshness)(url, { headers: { language } });
  const get = async (...request: Parameters<typeof fetched>) => {
    const answer = await fetched(...request);
    return { status: answer.status, body: await answer.text() };
  };
  const dateOf = async (url: string) => (await fetched(url)).headers.get('date');
  return { ask, get, dateOf, freshness, later: (ms: number) => (time += ms) };
}

test('sends the key of the site', async () => {
  const ask = vi.fn<typeof fetch>(async () => new Response(''));
  const forPage = createRememberingFetch({ fetch: ask, siteKey: 'key' });
  for (const url of [GAMES, STATUS]) {
    await forPage('1.1.1.1', { isStale: false })(url, { headers: { 'x-site-key': 'other' } });
  }
  const sent = ask.mock.calls.map(([request]) => (request as Request).headers.get('x-site-key'));
  expect(sent).toEqual(['key', 'key']);
});

test('shares a response among concurrent visitors', async () => {
  const { ask, get } = platform();
  const answers = await Promise.all([get(GAMES), get(GAMES, '2.2.2.2'), get(GAMES)]);
  expect(answers.map(({ body }) => body)).toEqual(['first', 'first', 'first']);
  expect(ask).toHaveBeenCalledOnce();
});

test('gives only new responses their date, from which the client learns the time', async () => {
  const { ask, dateOf, later } = platform();
  ask.mockImplementation(async () => new Response('', { headers: { date: 'now' } }));
  expect(await dateOf(GAMES)).toBe('now');
  expect(await dateOf(GAMES)).toBeNull();
  later(5_000);
  expect(await dateOf(GAMES)).toBe('now');
  later(5_000);
  ask.mockRejectedValueOnce(new TypeError('connect ECONNREFUSED'));
  expect(await dateOf(GAMES)).toBeNull();
});

test('refetches after two seconds, and immediately for another language', async () => {
  const { ask, get, later } = platform();
  await get(GAMES);
  await get(GAMES, '1.1.1.1', 'TH');
  expect(ask).toHaveBeenCalledTimes(2);
  later(2_001);
  ask.mockResolvedValueOnce(new Response('second'));
  expect((await get(GAMES)).body).toBe('second');
});

test('uses the last response while the platform is down, and marks it as stale', async () => {
  const { ask, get, freshness, later } = platform();
  await get(GAMES);
  later(60_000);
  ask.mockRejectedValueOnce(new TypeError('connect ECONNREFUSED'));
  expect(await get(GAMES)).toEqual({ status: 200, body: 'first' });
  expect(freshness.isStale).toBe(true);

  ask.mockResolvedValueOnce(new Response('fault', { status: 503 }));
  expect(await get(GAMES)).toEqual({ status: 200, body: 'first' });
});

test('uses the last response while the platform is slow, and stores the new one when it arrives', async () => {
  const { ask, get, freshness, later } = platform();
  await get(GAMES);
  later(5_000);
  const { promise, resolve } = Promise.withResolvers<Response>();
  ask.mockReturnValueOnce(promise);
  expect((await get(GAMES)).body).toBe('first');
  expect(freshness.isStale).toBe(false);
  resolve(new Response('slow one'));
  await vi.waitFor(async () => expect((await get(GAMES)).body).toBe('slow one'));
});

test('fails without a cached response, or if it is too old', async () => {
  const { ask, get, later } = platform();
  ask.mockRejectedValueOnce(new TypeError('down'));
  await expect(get(GAMES)).rejects.toThrow('down');
  await get(GAMES);
  later(3_600_001);
  ask.mockRejectedValueOnce(new TypeError('down'));
  await expect(get(GAMES)).rejects.toThrow('down');
});

test('requests the system status for each visitor, since it depends on the IP address', async () => {
  const { ask, get } = platform();
  await get(STATUS, '1.1.1.1');
  await get(STATUS, '2.2.2.2');
  ask.mockRejectedValueOnce(new TypeError('down'));
  await expect(get(STATUS, '1.1.1.1')).rejects.toThrow('down');
  const addresses = ask.mock.calls.map(([request]) =>
    (request as Request).headers.get('x-forwarded-for'),
  );
  expect(addresses).toEqual(['1.1.1.1', '2.2.2.2', '1.1.1.1']);
});

test('gives no visitor the rejection of another, whose country may be restricted', async () => {
  const { ask, get, later } = platform();
  const byVisitor: typeof fetch = async (request) =>
    (request as Request).headers.get('x-forwarded-for') === '2.2.2.2'
      ? new Response('restricted', { status: 451 })
      : new Response('games');
  ask.mockImplementation(byVisitor);
  const states = async () =>
    (await Promise.all([get(GAMES, '2.2.2.2'), get(GAMES, '1.1.1.1')])).map(({ status }) => status);
  expect(await states()).toEqual([451, 200]);
  // Also when both refresh a response that is cached already.
  await get(GAMES, '1.1.1.1');
  later(5_000);
  expect(await states()).toEqual([451, 200]);
});

test('does not cache rejections', async () => {
  const { ask, get } = platform();
  ask.mockResolvedValueOnce(new Response('no', { status: 404 }));
  expect((await get(GAMES)).status).toBe(404);
  expect((await get(GAMES)).body).toBe('first');
});
