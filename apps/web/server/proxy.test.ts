import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { inspect } from 'node:util';

import { afterEach, expect, test } from 'vitest';

import { parseTrustedProxies } from '@perya/http-server';

import { createProxy, gatewayTarget, type ProxyOptions } from './proxy.ts';

const open: (() => void)[] = [];

afterEach(() => {
  for (const close of open.splice(0)) close();
});

async function listening(listener: RequestListener): Promise<{ url: string; server: Server }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, server };
}

async function site(gateway: RequestListener, options: Partial<ProxyOptions> = {}) {
  const upstream = await listening(gateway);
  const proxy = createProxy({
    gatewayUrl: upstream.url,
    trustedProxies: parseTrustedProxies('none'),
    ...options,
  });
  open.push(proxy.close);
  return { ...(await listening(proxy.passOn)), upstream: upstream.server };
}

const echo: RequestListener = (request, response) => {
  const { method, url, headers } = request;
  response.setHeader('content-type', 'application/json');
  void text(request).then((body) => response.end(JSON.stringify({ method, url, headers, body })));
};

interface Echo {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

test('forwards method, path, query, headers and body, and returns the response', async () => {
  const { url } = await site(echo);
  const answer = await fetch(`${url}/wps/session/login?a=1&a=2`, {
    method: 'POST',
    headers: { token: 't', 'idempotency-key': 'k' },
    body: 'sealed',
  });
  const seen = (await answer.json()) as Echo;
  expect(seen).toMatchObject({ method: 'POST', url: '/wps/session/login?a=1&a=2', body: 'sealed' });
  expect(seen.headers).toMatchObject({ token: 't', 'idempotency-key': 'k' });
});

test.each([undefined, 's'.repeat(32)])('sends its own site key (%s) only', async (siteKey) => {
  const { url } = await site(echo, { siteKey });
  for (const headers of [{}, { 'X-Site-Key': 'forged' }]) {
    const answer = await fetch(`${url}/wps/x`, { headers });
    expect(((await answer.json()) as Echo).headers['x-site-key']).toBe(siteKey);
  }
});

test('never shows its site key in an answer or an error', async () => {
  const siteKey = 's'.repeat(32);
  const errors: unknown[] = [];
  const { url } = await site((request) => request.socket.destroy(), {
    siteKey,
    onError: ({ cause, ...error }) => errors.push({ ...error, cause: inspect(cause) }),
  });
  const answer = await fetch(`${url}/wps/x`);
  expect(answer.status).toBe(502);
  const shown = (await answer.text()) + JSON.stringify([...answer.headers, errors]);
  expect(errors).toHaveLength(1);
  expect(shown).not.toContain(siteKey);
});

const CLAIMED = {
  'x-forwarded-for': '6.6.6.6, 203.0.113.9',
  'x-forwarded-host': 'play.example.com',
  'x-forwarded-proto': 'https',
};

test('sends the client’s address, and ignores forged addresses, hosts and protocols', async () => {
  const { url } = await site(echo);
  const answer = await fetch(`${url}/wps/x`, { headers: CLAIMED });
  const { headers } = (await answer.json()) as Echo;
  expect(headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': new URL(url).host,
    'x-forwarded-proto': 'http',
  });
  expect(headers.host).not.toBe(new URL(url).host);
});

test('trusts the address added by a trusted proxy, and none before it', async () => {
  const { url } = await site(echo, { trustedProxies: parseTrustedProxies('loopback') });
  const answer = await fetch(`${url}/wps/x`, { headers: CLAIMED });
  const { headers } = (await answer.json()) as Echo;
  expect(headers).toMatchObject({
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'play.example.com',
    'x-forwarded-proto': 'https',
  });
});

test('does not forward hop-by-hop headers', async () => {
  const { url } = await site((request, response) => {
    response.setHeader('connection', 'x-hop');
    response.setHeader('x-hop', 'secret');
    response.setHeader('x-stays', 'yes');
    echo(request, response);
  });
  const { port } = new URL(url);
  const raw = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(
        'GET /wps/x HTTP/1.1\r\nhost: s\r\nconnection: close, x-mine\r\nx-mine: 1\r\nte: trailers\r\n\r\n',
      );
    });
    let seen = '';
    socket.on('data', (chunk: Buffer) => (seen += chunk.toString()));
    socket.on('close', () => resolve(seen));
  });
  expect(raw).toMatch(/x-stays: yes/i);
  expect(raw).not.toMatch(/x-hop/i);
  expect(raw).not.toMatch(/x-mine/i);
  expect(raw).not.toMatch(/trailers/i);
});

test('streams a response', async () => {
  let finish = () => {};
  const { url } = await site((_, response) => {
    response.write('first');
    finish = () => response.end('last');
  });
  const answer = await fetch(`${url}/art/x`);
  const reader = answer.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
  finish();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('last');
});

test('responds with an envelope when the gateway is down', async () => {
  const errors: string[] = [];
  const { url, upstream } = await site(echo, { onError: ({ code }) => errors.push(code) });
  upstream.close();
  const answer = await fetch(`${url}/wps/x`);
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({
    success: false,
    value: null,
    message: 'service_unavailable',
    code: 'GATEWAY_UNREACHABLE',
  });
  expect(errors).toEqual(['ECONNREFUSED']);
});

test('responds with an envelope when the gateway times out', async () => {
  const { url } = await site(() => {}, { responseTimeoutMs: 50 });
  const answer = await fetch(`${url}/wps/x`, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(504);
  expect(await answer.json()).toMatchObject({ success: false, code: 'GATEWAY_TIMEOUT' });
});

test('retries a read on a closed kept-alive connection, but never a write', async () => {
  let calls = 0;
  const { url } = await site((request, response) => {
    calls += 1;
    // The second request arrives on a kept-alive connection that is being closed.
    if (calls === 2) request.socket.destroy();
    else echo(request, response);
  });
  await (await fetch(`${url}/wps/a`)).text();
  expect((await fetch(`${url}/wps/b`)).status).toBe(200);
  expect(calls).toBe(3);

  calls = 1;
  const write = await fetch(`${url}/wps/c`, { method: 'POST', body: '{}' });
  expect(write.status).toBe(502);
  expect(calls).toBe(2);
});

test('aborts the gateway’s request when the client disconnects', async () => {
  const { promise: stopped, resolve } = Promise.withResolvers<void>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { url } = await site((request) => {
    arrive();
    request.socket.on('close', () => resolve());
  });
  const leave = new AbortController();
  const call = fetch(`${url}/wps/slow`, { signal: leave.signal });
  await arrived;
  leave.abort();
  await expect(call).rejects.toThrow('aborted');
  await stopped;
});

test.each([
  ['/wps/system/status', '/wps/system/status'],
  ['/art/cover/1-320.avif', '/art/cover/1-320.avif'],
  ['/lotto/lgw/games', '/lotto/lgw/games'],
  ['/lgw/games/popular?count=20', '/lgw/games/popular?count=20'],
])('forwards %s', (path, target) => {
  expect(gatewayTarget(path)).toBe(target);
});

test.each([
  '/',
  '/wps',
  '/wpsx/a',
  '/sandbox/reset',
  '/ops/site',
  '/wps/../ops/site',
  '/wps/../sandbox/reset',
  '/wps/%2e%2e/sandbox/reset',
  '/art/./../outbox',
  '//wps.example/wps/../x',
  'http://elsewhere.example/wps/x',
  undefined,
])('does not forward %s', (path) => {
  expect(gatewayTarget(path)).toBeNull();
});
