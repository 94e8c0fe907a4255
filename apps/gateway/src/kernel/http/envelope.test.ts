import { createCipher, type Cipher } from '@perya/api-client';
import { contract } from '@perya/api-client/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  callerOf,
  solveHumanCheck,
  startTestGateway,
  type IsolatedTestGateway,
} from '../../testing';
import { modules } from '../../allModules';

const SITE = 'http://localhost:4173';

let gateway: IsolatedTestGateway;
let token: string;
const lines: string[] = [];

beforeAll(async () => {
  gateway = await startTestGateway({ onLogLine: (line) => lines.push(line) });
  const caller = callerOf(gateway);
  await caller.signIn('juan01');
  token = caller.token() ?? '';
});
afterAll(() => gateway.stop());

interface Answer {
  status: number;
  body: { success?: boolean; code?: string; message?: string; value?: unknown };
  headers: Headers;
}

async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(gateway.url + path, init);
  return {
    status: response.status,
    headers: response.headers,
    body: JSON.parse(await response.text()),
  };
}

const json = (method: string, body: string, headers: Record<string, string> = {}): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json', Token: token, ...headers },
  body,
});

async function sealed(text: string, path = '/wps/session/login', cipher: Cipher = createCipher()) {
  const { body, contentType } = await cipher.seal(text, {
    method: 'POST',
    path,
    now: Date.now,
    fetchKeys: async () => {
      const { body } = await ask('/wps/system/keys');
      return body.value as Awaited<ReturnType<Parameters<Cipher['seal']>[1]['fetchKeys']>>;
    },
  });
  return { method: 'POST', headers: { 'Content-Type': contentType }, body };
}

describe('bad input', () => {
  it.each<[string, string, () => RequestInit | Promise<RequestInit>, number, string, string]>([
    ['an unknown path', '/wps/none', () => ({}), 404, 'NOT_FOUND', 'not_found'],
    [
      'a call without a token',
      '/wps/member/info',
      () => ({}),
      401,
      'NOT_SIGNED_IN',
      'not_logged_in',
    ],
    [
      'an unknown token',
      '/wps/member/info',
      () => ({ headers: { Token: 'x'.repeat(43) } }),
      401,
      'NOT_SIGNED_IN',
      'not_logged_in',
    ],
    [
      'malformed JSON',
      '/wps/member/language',
      () => json('PUT', '{"language":'),
      400,
      'MALFORMED_JSON',
      'invalid_request',
    ],
    [
      'JSON that is not an object',
      '/wps/member/language',
      () => json('PUT', '[]'),
      400,
      'INVALID_REQUEST',
      'invalid_request',
    ],
    [
      'JSON with the content type text/plain',
      '/wps/member/language',
      () => json('PUT', '{"language":"EN"}', { 'Content-Type': 'text/plain' }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'unsupported_media_type',
    ],
    [
      'a body over 64 KB',
      '/wps/member/language',
      () => json('PUT', JSON.stringify({ language: 'x'.repeat(70_000) })),
      413,
      'PAYLOAD_TOO_LARGE',
      'payload_too_large',
    ],
    [
      'a foreign origin',
      '/wps/member/language',
      () => json('PUT', '{"language":"EN"}', { Origin: 'https://evil.example' }),
      403,
      'FOREIGN_ORIGIN',
      'forbidden_origin',
    ],
    [
      'an origin that only starts with the site’s origin',
      '/wps/member/language',
      () => json('PUT', '{"language":"EN"}', { Origin: `${SITE}.evil.example` }),
      403,
      'FOREIGN_ORIGIN',
      'forbidden_origin',
    ],
    [
      'the origin "null"',
      '/wps/session/logout',
      () => ({ method: 'DELETE', headers: { Token: token, Origin: 'null' } }),
      403,
      'FOREIGN_ORIGIN',
      'forbidden_origin',
    ],
    [
      'a known path with another method',
      '/wps/system/status',
      () => json('DELETE', '{}'),
      405,
      'METHOD_NOT_ALLOWED',
      'method_not_allowed',
    ],
    [
      'an encrypted call in plain JSON',
      '/wps/session/login',
      () => json('POST', '{}'),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'unsupported_media_type',
    ],
    [
      'a body that is not sealed',
      '/wps/session/login',
      () => ({ method: 'POST', headers: { 'Content-Type': 'application/jose' }, body: 'hello' }),
      400,
      'MALFORMED_BODY',
      'sealed_body_invalid',
    ],
    [
      'a body sealed for another call',
      '/wps/session/login',
      () => sealed('{}', '/wps/member/password'),
      400,
      'MISDIRECTED_BODY',
      'sealed_body_invalid',
    ],
    [
      'a sealed body of the wrong shape',
      '/wps/session/login',
      () => sealed('{"type":"USERNAME","username":7}'),
      400,
      'INVALID_REQUEST',
      'invalid_request',
    ],
  ])('gets an envelope as the response: %s', async (_, path, init, status, code, message) => {
    const answer = await ask(path, await init());
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, code, message });
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('names the methods of a path that are allowed', async () => {
    const { headers } = await ask('/wps/system/whitelabel', { method: 'POST' });
    expect(headers.get('allow')).toBe('GET');
  });

  it('is reported by field', async () => {
    const { body } = await ask('/wps/member/language', json('PUT', '{"language":7}'));
    expect(body.value).toMatchObject({ errors: [{ path: 'language' }] });
  });

  it('includes a sealed body that is repeated', async () => {
    const humanCheck = await solveHumanCheck(callerOf(gateway).client);
    const request = await sealed(
      JSON.stringify({ type: 'USERNAME', username: 'nobody', password: 'wrong-one', humanCheck }),
    );
    expect((await ask('/wps/session/login', request)).body.code).toBe('WRONG_CREDENTIALS');
    expect((await ask('/wps/session/login', request)).body).toMatchObject({
      code: 'REPLAYED_BODY',
      message: 'sealed_body_repeated',
    });
  });
});

describe('every response', () => {
  it('has the security headers', async () => {
    const { headers } = await ask('/wps/system/status');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('can be read by the site, and by no other page', async () => {
    const site = await ask('/wps/system/status', { headers: { Origin: SITE } });
    expect(site.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(site.headers.get('access-control-allow-credentials')).toBeNull();
    const other = await ask('/wps/system/status', { headers: { Origin: 'https://evil.example' } });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is in a language of the brand', async () => {
    const language = async (wanted: string) =>
      (await ask('/wps/system/status', { headers: { Language: wanted } })).headers.get(
        'content-language',
      );
    expect(await language('EN')).toBe('EN');
    expect(await language('XX')).toBe('TY');
  });
});

describe('preflights', () => {
  const preflight = (origin: string) =>
    fetch(`${gateway.url}/wps/session/login`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });

  it('are allowed for the site, with the headers that it sends', async () => {
    const response = await preflight(SITE);
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
  });

  it('are rejected for other pages', async () => {
    expect((await preflight('https://evil.example')).status).toBe(403);
  });
});

describe('the contract', () => {
  const served = new Set(
    modules.flatMap(({ routes = [] }) => routes.map(({ endpoint }) => endpoint.id)),
  );
  const missing = Object.values(contract).filter(({ id }) => !served.has(id));

  it('is mounted completely: a call without a handler responds with 501', async () => {
    // Makes sure that the loop has something to test.
    expect(served.size).toBeGreaterThan(15);
    for (const { method, path } of missing) {
      const answer = await ask(path.replaceAll(/\{\w+\}/g, '1'), {
        method,
        headers: { Token: token },
      });
      expect([path, answer.status, answer.body.code]).toEqual([path, 501, 'NOT_IMPLEMENTED']);
    }
  });

  it('is served as OpenAPI and as a page', async () => {
    const document = (await ask('/openapi.json')).body as { openapi?: string; paths?: object };
    expect(document.openapi).toBe('3.1.0');
    const response = await fetch(`${gateway.url}/docs`);
    const html = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    for (const path of Object.keys(document.paths ?? {})) expect(html).toContain(path);
    expect(html).not.toMatch(/(?:src|href)="https?:/);
    const links = [...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(100);
    for (const id of new Set(links)) expect(html).toContain(`id="${id}"`);
  });

  it('comes with health and readiness checks', async () => {
    expect(await ask('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await ask('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });
});

describe('the log', () => {
  it('contains each request and none of its secrets', async () => {
    await ask('/wps/member/info?token=in-the-query', { headers: { Token: token } });
    await ask(
      '/wps/session/login',
      await sealed('{"type":"USERNAME","username":"juan01","password":"Sup3rSecret"}'),
    );
    gateway.platform.log.info(
      {
        token: 'careless-token',
        request: { password: 'careless-password', body: 'careless-body' },
      },
      'careless',
    );
    const text = lines.join('\n');
    expect(lines.map((line) => JSON.parse(line) as Record<string, unknown>)).toContainEqual(
      expect.objectContaining({
        msg: 'answered',
        method: 'GET',
        path: '/wps/member/info',
        endpoint: 'getMemberInfo',
        status: 200,
      }),
    );
    for (const secret of [
      token,
      'Perya2026',
      'Sup3rSecret',
      'in-the-query',
      'careless-token',
      'careless-password',
      'careless-body',
    ]) {
      expect(text).not.toContain(secret);
    }
  });
});
