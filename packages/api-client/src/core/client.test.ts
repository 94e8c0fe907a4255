import { minorUnits } from '@perya/rules/money';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  addFavourite,
  getBalance,
  getMemberInfo,
  getSystemKeys,
  listAnnouncements,
  listGames,
  listServiceChannels,
  login,
  logout,
  redeemPointReward,
  register,
  requestPasswordEmail,
  setLanguage,
  transferFunds,
} from '../resources';
import { generateSealingKey, openSealedBody, sealValue, type SealingKey } from '../server';
import { SealedBodyError } from '../server/sealedBody';
import { wireGames, wireLoginResult, wireMemberInfo } from '../testing';
import { createApiClient, type ApiClientOptions } from './client';
import { ok, rejected } from './envelope';
import { ContractError, RejectedError, TransportError } from './errors';

const GAMES = { games: wireGames(2), totalPages: 1, totalCount: 2 };
const TRANSFER = { from: 'MAIN', to: 'TLA', amount: minorUnits(12_345) };
const TRANSFERRED = { id: 't-1', amount: '123.45', currency: 'PHP', status: 'DONE' };

type Answer = (request: Request) => Response | Promise<Response>;

/** A client that gets the given response from the network, and the requests that it sent. */
function setUp(answer: Answer, options: Partial<ApiClientOptions> = {}) {
  const sent: Request[] = [];
  const client = createApiClient({
    baseUrl: 'https://platform.example',
    getToken: () => 'token-1',
    getLanguage: () => 'TY',
    ...options,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      sent.push(request.clone());
      return answer(request);
    },
  });
  return { client, sent };
}

const succeed = (value: unknown) => () => Response.json(ok(value));

function refuse(status: number, code = 'REFUSED', messageKey = 'in_popup_prompt', value?: unknown) {
  return () => Response.json(rejected({ code, messageKey, value }), { status });
}

/** Responds in order; the last response repeats. */
function inTurn(...answers: Answer[]): Answer {
  let turn = 0;
  return (request) => {
    const answer = answers[Math.min(turn, answers.length - 1)];
    turn += 1;
    if (!answer) throw new Error('inTurn needs an answer.');
    return answer(request);
  };
}

describe('a client that sends a request', () => {
  it('puts the fields of a read into the query and omits absent ones', async () => {
    const { client, sent } = setUp(succeed(GAMES));
    await client.call(listGames, { category: 'RNG', search: ' lantern & co ', page: 2 });

    const url = new URL(sent[0]?.url ?? '');
    expect(url.origin + url.pathname).toBe('https://platform.example/wps/relay/GCSGAME_gameList');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      pageNo: '2',
      pageSize: '42',
      clientType: '3',
      platform: 'flash,html5-desktop',
      channel: 'WEB',
      gameType: 'RNG',
      gameName: 'lantern & co',
      language: 'TY',
    });
    expect(sent[0]?.method).toBe('GET');
  });

  it('puts the fields of a write into a JSON body', async () => {
    const { client, sent } = setUp(succeed(null));
    await client.call(addFavourite, { nodeId: 'n-1', vendor: 'TLA', category: 'RNG' });

    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(await sent[0]?.json()).toEqual({ nodeId: 'n-1', vendor: 'TLA', gameType: 'RNG' });
  });

  it('sends a form if the endpoint declares one', async () => {
    const { client, sent } = setUp(succeed(null));
    await client.call(requestPasswordEmail, { username: 'juan01', email: 'juan@mail.example' });

    expect(sent[0]?.headers.get('content-type')).toMatch('application/x-www-form-urlencoded');
    expect(await sent[0]?.text()).toBe('username=juan01&email=juan%40mail.example');
  });

  it('fills in language and merchant if a request has these fields', async () => {
    const { client, sent } = setUp(succeed(GAMES), { getMerchant: () => 'perya' });
    await client.call(listGames, {});

    const { searchParams } = new URL(sent[0]?.url ?? '');
    expect(searchParams.get('merchant')).toBe('perya');
    expect(searchParams.get('language')).toBe('TY');
    expect(searchParams.has('merchantCode')).toBe(false);
  });

  it('prefers the language that the caller passes', async () => {
    const { client, sent } = setUp(succeed(null));
    await client.call(setLanguage, { language: 'EN' });
    expect(await sent[0]?.json()).toEqual({ language: 'EN' });
  });

  it('sets keepalive only if the caller asks for it', async () => {
    const { client, sent } = setUp(succeed(null));
    await client.call(setLanguage, { language: 'EN' });
    await client.call(setLanguage, { language: 'EN' }, { keepalive: true });
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([false, true]);
  });

  it('sends token and language as headers, and no cookies', async () => {
    const { client, sent } = setUp(succeed({ sumBalance: 1, currency: 'PHP' }));
    await client.call(getBalance, {});

    expect(sent[0]?.headers.get('token')).toBe('token-1');
    expect(sent[0]?.headers.get('language')).toBe('TY');
    expect(sent[0]?.credentials).toBe('omit');
    expect(sent[0]?.url).not.toContain('token-1');
  });

  it('sends no token with a call that does not use one', async () => {
    const { client, sent } = setUp(succeed({ keys: [], serverTime: 1 }));
    await client.call(getSystemKeys, {});
    expect(sent[0]?.headers.has('token')).toBe(false);
  });

  it('rejects without sending if a required token is missing', async () => {
    const { client, sent } = setUp(succeed(wireMemberInfo()), { getToken: () => null });

    await expect(client.call(getMemberInfo, {})).rejects.toMatchObject({
      status: 401,
      code: 'NOT_SIGNED_IN',
    });
    expect(sent).toHaveLength(0);
  });

  it('sends no token if an optional one is missing', async () => {
    const { client, sent } = setUp(succeed(GAMES), { getToken: () => null });
    await client.call(listGames, {});
    expect(sent[0]?.headers.has('token')).toBe(false);
  });

  it('sends the given idempotency key only with calls that move money', async () => {
    const { client, sent } = setUp(
      inTurn(succeed(TRANSFERRED), succeed({ sumBalance: 1, currency: 'PHP' })),
    );
    await client.call(transferFunds, TRANSFER, { idempotencyKey: 'key-of-the-submission' });
    await client.call(getBalance, {}, { idempotencyKey: 'key-of-the-submission' });

    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      'key-of-the-submission',
      null,
    ]);
  });

  it('creates a new idempotency key for each call without one', async () => {
    const { client, sent } = setUp(succeed(TRANSFERRED));
    await client.call(transferFunds, TRANSFER);
    await client.call(transferFunds, TRANSFER);

    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('rejects an input that violates the contract before sending', async () => {
    const { client, sent } = setUp(succeed(null));
    const call = client.call(addFavourite, { nodeId: '', vendor: 'TLA', category: 'RNG' });

    await expect(call).rejects.toBeInstanceOf(ContractError);
    await expect(call).rejects.toMatchObject({ side: 'request', errors: [{ path: 'nodeId' }] });
    expect(sent).toHaveLength(0);
  });
});

describe('a client that receives a response', () => {
  it('returns the value in the site’s names', async () => {
    const { client } = setUp(succeed(GAMES));
    const page = await client.call(listGames, {});
    expect(page.items.map(({ name, vendor, isHot }) => [name, vendor, isHot])).toEqual([
      ['Lantern Night', 'TLA', true],
      ['Monsoon Night', 'TLA', false],
    ]);
  });

  it('ignores unknown fields', async () => {
    const { client } = setUp(() =>
      Response.json({ ...ok({ ...GAMES, sponsor: 'x' }), traceId: 'abc' }),
    );
    await expect(client.call(listGames, {})).resolves.toMatchObject({ totalCount: 2 });
  });

  it('throws a rejection with all fields of the response', async () => {
    const { client } = setUp(() =>
      Response.json(
        rejected({
          code: 'STAKE_TOO_LOW',
          messageKey: 'stake_too_low',
          params: { min: '1.00' },
          value: { captchaRequired: true },
        }),
        { status: 422 },
      ),
    );
    const call = client.call(transferFunds, TRANSFER);
    await expect(call).rejects.toBeInstanceOf(RejectedError);
    await expect(call).rejects.toMatchObject({
      status: 422,
      code: 'STAKE_TOO_LOW',
      messageKey: 'stake_too_low',
      params: { min: '1.00' },
      value: { captchaRequired: true },
      endpointId: 'transferFunds',
    });
  });

  it('treats success: false as a rejection even with HTTP 200', async () => {
    const { client } = setUp(() =>
      Response.json({ success: false, value: null, message: 'Sorry, closed.' }),
    );
    await expect(client.call(getBalance, {})).rejects.toMatchObject({
      name: 'RejectedError',
      status: 200,
      messageKey: 'Sorry, closed.',
    });
  });

  it('treats a proxy’s page as a rejection without a message', async () => {
    const { client } = setUp(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    await expect(client.call(transferFunds, TRANSFER)).rejects.toMatchObject({
      name: 'RejectedError',
      status: 502,
      code: 'HTTP_502',
      messageKey: '',
    });
  });

  it.each([
    ['truncated', '{"success":true,"value":{"ga'],
    ['empty', ''],
    ['an HTML page', '<!doctype html>'],
    ['not an envelope', '[1,2,3]'],
    ['null', 'null'],
  ])('throws a contract error for a response that is %s', async (_, body) => {
    const { client } = setUp(() => new Response(body));
    await expect(client.call(listGames, {})).rejects.toMatchObject({
      name: 'ContractError',
      side: 'answer',
      endpointId: 'listGames',
    });
  });

  it('names the field that has the wrong shape', async () => {
    const [first, second] = GAMES.games;
    const { client } = setUp(
      succeed({ ...GAMES, games: [first, { ...second, gameType: 'CHESS' }] }),
    );
    await expect(client.call(listGames, {})).rejects.toMatchObject({
      name: 'ContractError',
      errors: [{ path: 'games.1.gameType' }],
    });
  });

  it('does not accept a success with an error status', async () => {
    const { client } = setUp(() => Response.json(ok(TRANSFERRED), { status: 400 }));
    await expect(client.call(transferFunds, TRANSFER)).rejects.toBeInstanceOf(ContractError);
  });

  it('throws a contract error if a value cannot be decoded', async () => {
    const { client } = setUp(succeed({ sumBalance: 1e300, currency: 'PHP' }));
    await expect(client.call(getBalance, {})).rejects.toMatchObject({
      name: 'ContractError',
      cause: { name: 'RangeError' },
    });
  });
});

describe('a client without a response', () => {
  const neverAnswer: Answer = ({ signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  const lineDown: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

  it('times out', async () => {
    const { client } = setUp(neverAnswer);
    const call = client.call(transferFunds, TRANSFER, { timeoutMs: 20 });
    await expect(call).rejects.toBeInstanceOf(TransportError);
    await expect(call).rejects.toMatchObject({ kind: 'timeout', endpointId: 'transferFunds' });
  });

  it('also times out while the response body hangs', async () => {
    const { client } = setUp(() => new Response(new ReadableStream({ start() {} })));
    await expect(client.call(listGames, {}, { timeoutMs: 20 })).rejects.toMatchObject({
      kind: 'timeout',
    });
  });

  it('counts retries of a read within the same timeout', async () => {
    const { client } = setUp(lineDown);
    await expect(client.call(listGames, {}, { timeoutMs: 30 })).rejects.toMatchObject({
      name: 'TransportError',
    });
  });

  it('stops when the caller aborts', async () => {
    const { client, sent } = setUp(neverAnswer);
    const controller = new AbortController();
    const call = client.call(listGames, {}, { signal: controller.signal });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'TransportError', kind: 'aborted' });
  });

  it('sends nothing if the caller has already aborted', async () => {
    const { client, sent } = setUp(succeed(GAMES));
    const call = client.call(listGames, {}, { signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    expect(sent).toHaveLength(0);
  });

  it('distinguishes an offline device from an unreachable platform', async () => {
    const { client } = setUp(lineDown);
    await expect(client.call(transferFunds, TRANSFER)).rejects.toMatchObject({ kind: 'network' });

    vi.stubGlobal('navigator', { onLine: false });
    await expect(client.call(transferFunds, TRANSFER)).rejects.toMatchObject({ kind: 'offline' });
  });
});

describe('a client after a failure', () => {
  const busy: Answer = () => new Response('busy', { status: 503 });
  const drop: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

  it.each([
    ['the platform is busy', busy],
    ['the connection drops', drop],
  ])('retries a read when %s', async (_, failure) => {
    const { client, sent } = setUp(inTurn(failure, failure, succeed(GAMES)));
    await expect(client.call(listGames, {})).resolves.toMatchObject({ totalCount: 2 });
    expect(sent).toHaveLength(3);
  });

  it('gives up a read after two retries, with the message of the last response', async () => {
    const { client, sent } = setUp(refuse(503, 'SERVICE_UNAVAILABLE', 'service_unavailable'));
    await expect(client.call(listGames, {})).rejects.toMatchObject({
      status: 503,
      messageKey: 'service_unavailable',
    });
    expect(sent).toHaveLength(3);
  });

  it('does not retry a read after an error on the platform', async () => {
    const { client, sent } = setUp(refuse(500, 'INTERNAL', 'internal'));
    await expect(client.call(listGames, {})).rejects.toMatchObject({ status: 500 });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['POST', (client: ReturnType<typeof setUp>['client']) => client.call(transferFunds, TRANSFER)],
    [
      'PUT',
      (client: ReturnType<typeof setUp>['client']) => client.call(setLanguage, { language: 'EN' }),
    ],
    ['DELETE', (client: ReturnType<typeof setUp>['client']) => client.call(logout, {})],
  ])('never retries a write: %s', async (method, write) => {
    for (const failure of [busy, drop]) {
      const { client, sent } = setUp(failure);
      await expect(write(client)).rejects.toBeInstanceOf(Error);
      expect(sent.map((request) => request.method)).toEqual([method]);
    }
  });
});

describe('a token that is no longer valid', () => {
  it('is reported once, however many calls were rejected', async () => {
    const onUnauthorised = vi.fn<(error: RejectedError) => void>();
    const { client } = setUp(refuse(401, 'SESSION_EXPIRED', 'session_expired'), { onUnauthorised });

    const calls = [
      client.call(getBalance, {}),
      client.call(getMemberInfo, {}),
      client.call(listAnnouncements, {}),
    ];
    const results = await Promise.allSettled(calls);

    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(onUnauthorised).toHaveBeenCalledTimes(1);
    expect(onUnauthorised).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'SESSION_EXPIRED' }),
    );
  });

  it('is reported again for the next token', async () => {
    const onUnauthorised = vi.fn<(error: RejectedError) => void>();
    let token = 'token-1';
    const { client } = setUp(refuse(401), { onUnauthorised, getToken: () => token });

    await expect(client.call(getBalance, {})).rejects.toMatchObject({ status: 401 });
    token = 'token-2';
    await expect(client.call(getBalance, {})).rejects.toMatchObject({ status: 401 });

    expect(onUnauthorised).toHaveBeenCalledTimes(2);
  });

  it('does not end the session that has replaced it', async () => {
    const onUnauthorised = vi.fn<(error: RejectedError) => void>();
    let token = 'token-1';
    const { client } = setUp(
      () => {
        token = 'token-2';
        return refuse(401)();
      },
      { onUnauthorised, getToken: () => token },
    );

    await expect(client.call(getBalance, {})).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  it('is not reported for a rejected sign-in', async () => {
    const onUnauthorised = vi.fn<(error: RejectedError) => void>();
    const cipher = {
      seal: () => Promise.resolve({ contentType: 'application/jose', body: 'sealed' }),
      forgetKeys: () => {},
      clientKey: () => Promise.resolve(''),
      open: () => Promise.resolve(''),
    };
    const { client } = setUp(refuse(401, 'WRONG_CREDENTIALS', 'wrong_credentials'), {
      onUnauthorised,
      cipher,
    });

    await expect(
      client.call(login, { method: 'username', username: 'juan01', password: 'wrong' }),
    ).rejects.toMatchObject({ messageKey: 'wrong_credentials' });
    expect(onUnauthorised).not.toHaveBeenCalled();
  });
});

describe('encrypted calls', () => {
  const SERVER_NOW = Date.UTC(2026, 0, 15, 4);
  const LOGIN = { method: 'username', username: 'juan01', password: 'Perya2026' } as const;
  let firstKey: SealingKey;
  let secondKey: SealingKey;

  beforeAll(async () => {
    [firstKey, secondKey] = await Promise.all([generateSealingKey(), generateSealingKey()]);
  });

  /** A platform that publishes and accepts one key, and records the bodies that it opened. */
  function sealingPlatform(keyInUse: () => SealingKey, value: unknown, now = () => SERVER_NOW) {
    const opened: unknown[] = [];
    let keyFetches = 0;
    const seen = new Set<string>();
    const answer: Answer = async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === getSystemKeys.path) {
        keyFetches += 1;
        return Response.json(ok({ keys: [keyInUse().publicJwk], serverTime: now() }));
      }
      try {
        const body = await openSealedBody(await request.text(), {
          keys: [keyInUse()],
          method: request.method,
          path: pathname,
          now: now(),
          rememberJti: (jti) => !seen.has(jti) && Boolean(seen.add(jti)),
        });
        opened.push(body);
        return Response.json(ok(value));
      } catch (error) {
        if (!(error instanceof SealedBodyError)) throw error;
        return Response.json(rejected({ code: error.code, messageKey: '' }), { status: 400 });
      }
    };
    return { answer, opened, keyFetches: () => keyFetches };
  }

  it('reach the platform sealed, with nothing readable in transit', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(SERVER_NOW);
    const platform = sealingPlatform(() => firstKey, wireLoginResult());
    const { client, sent } = setUp(platform.answer);

    await expect(client.call(login, LOGIN)).resolves.toMatchObject({ token: 'session-token' });

    expect(platform.opened).toEqual([
      { type: 'USERNAME', username: 'juan01', password: 'Perya2026' },
    ]);
    const post = sent.find(({ method }) => method === 'POST');
    expect(post?.headers.get('content-type')).toBe('application/jose');
    expect(await post?.text()).toMatch(/^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  it.each([
    ['a day behind', -86_400_000],
    ['a day ahead', 86_400_000],
  ])('work on a device whose clock is %s', async (_, offset) => {
    vi.spyOn(Date, 'now').mockReturnValue(SERVER_NOW + offset);
    const { client } = setUp(sealingPlatform(() => firstKey, wireLoginResult()).answer);

    await expect(client.call(login, LOGIN)).resolves.toMatchObject({ token: 'session-token' });
    expect(client.serverNow()).toBe(SERVER_NOW);
  });

  it('are sealed again after the device clock jumps', async () => {
    let deviceNow = SERVER_NOW;
    vi.spyOn(Date, 'now').mockImplementation(() => deviceNow);
    const platform = sealingPlatform(() => firstKey, wireLoginResult());
    const { client } = setUp(platform.answer);
    await client.call(login, LOGIN);
    deviceNow += 86_400_000;

    await expect(client.call(login, LOGIN)).resolves.toBeTruthy();
    expect(platform.opened).toHaveLength(2);
  });

  it('fetch the keys once for many calls', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(SERVER_NOW);
    const platform = sealingPlatform(() => firstKey, wireLoginResult());
    const { client } = setUp(platform.answer);
    await Promise.all([client.call(login, LOGIN), client.call(login, LOGIN)]);
    await client.call(login, LOGIN);
    expect(platform.keyFetches()).toBe(1);
  });

  it('are sealed again after a key rotation, as the same submission', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(SERVER_NOW);
    let keyInUse = firstKey;
    const platform = sealingPlatform(() => keyInUse, {
      redemptionId: 'r-1',
      pointsLeft: 5,
    });
    const { client, sent } = setUp(platform.answer);
    const redemption = { rewardId: 'cap', quantity: 1, paymentPassword: '123456' };
    await client.call(redeemPointReward, redemption);
    keyInUse = secondKey;

    await expect(client.call(redeemPointReward, redemption)).resolves.toEqual({
      redemptionId: 'r-1',
      pointsLeft: 5,
    });

    const keys = sent
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[2]);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('are sealed again only once', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(SERVER_NOW);
    const platform = sealingPlatform(() => firstKey, wireLoginResult());
    const { client, sent } = setUp((request) =>
      request.method === 'GET' ? platform.answer(request) : refuse(400, 'UNKNOWN_KEY', '')(),
    );
    await expect(client.call(login, LOGIN)).rejects.toMatchObject({ code: 'UNKNOWN_KEY' });
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it('finish fetching the keys even if a caller aborts', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(SERVER_NOW);
    const platform = sealingPlatform(() => firstKey, wireLoginResult());
    const { promise: keysMayCome, resolve: letKeysCome } = Promise.withResolvers<null>();
    const { client, sent } = setUp(async (request) => {
      if (request.method === 'GET') await keysMayCome;
      return platform.answer(request);
    });
    const controller = new AbortController();
    const first = client.call(login, LOGIN, { signal: controller.signal });
    const second = client.call(login, LOGIN);
    await vi.waitFor(() => expect(sent).toHaveLength(1));

    controller.abort();
    await expect(first).rejects.toMatchObject({ kind: 'aborted' });
    letKeysCome(null);
    await expect(second).resolves.toMatchObject({ token: 'session-token' });
    expect(platform.keyFetches()).toBe(1);
    expect(platform.opened).toHaveLength(1);
  });

  it('count fetching the keys within the timeout', async () => {
    const { client, sent } = setUp(({ signal }) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      return promise;
    });
    await expect(client.call(login, LOGIN, { timeoutMs: 30 })).rejects.toMatchObject({
      kind: 'timeout',
      endpointId: 'login',
    });
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
  });

  it('are bound to method and path', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(SERVER_NOW);
    const platform = sealingPlatform(() => firstKey, { ...wireLoginResult(), account: 'maria' });
    const { client } = setUp(platform.answer);
    await client.call(register, {
      username: 'maria',
      password: 'Secret123',
      registerUrl: 'https://perya.example/register',
      domain: 'perya.example',
      captcha: 'x7f2',
      captchaKey: 'k'.repeat(16),
    });
    expect(platform.opened[0]).toMatchObject({
      username: 'maria',
      captcha: 'x7f2',
      registerMethod: 'WEB',
      login: true,
    });
  });

  it('report an error in the response with the keys', async () => {
    const { client } = setUp(() => new Response('not json'));
    await expect(client.call(login, LOGIN)).rejects.toMatchObject({
      name: 'ContractError',
      endpointId: 'getSystemKeys',
    });
  });

  it('distinguish a platform without a usable key from a network error', async () => {
    const { client } = setUp(succeed({ keys: [], serverTime: SERVER_NOW }));
    await expect(client.call(login, LOGIN)).rejects.toMatchObject({
      name: 'ContractError',
      side: 'request',
      endpointId: 'login',
    });
  });

  it('end in a network error if the code of the cipher does not load', async () => {
    const cipher = {
      seal: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
      forgetKeys: () => {},
      clientKey: () => Promise.resolve(''),
      open: () => Promise.resolve(''),
    };
    const { client, sent } = setUp(succeed(wireLoginResult()), { cipher });
    await expect(client.call(login, LOGIN)).rejects.toMatchObject({ kind: 'network' });
    expect(sent).toHaveLength(0);
  });

  it('open values that are sealed to the page’s own key', async () => {
    const { client } = setUp(async (request) => {
      const path = await sealValue(request.headers.get('x-client-key'), 'https://help.example/7');
      return Response.json(
        ok({
          list: [
            { csType: 'LIVECHAT', path, type: 3 },
            { csType: 'TELEGRAM', path: 'https://t.example/perya' },
          ],
        }),
      );
    });
    await expect(client.call(listServiceChannels, {})).resolves.toEqual([
      { channel: 'live-chat', address: 'https://help.example/7' },
      { channel: 'telegram', address: 'https://t.example/perya' },
    ]);
  });

  it('throw a contract error if a sealed value does not open', async () => {
    const { client } = setUp(succeed({ list: [{ csType: 'VIP', path: 'x.y.z', type: 3 }] }));
    await expect(client.call(listServiceChannels, {})).rejects.toMatchObject({
      name: 'ContractError',
      side: 'answer',
    });
  });
});
