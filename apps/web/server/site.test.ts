import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';

import { getRequestListener } from '@hono/node-server';
import { parseTrustedProxies } from '@perya/http-server';
import { afterEach, expect, test, vi } from 'vitest';

import { catalogueFilesOf } from './catalogueFiles.ts';
import { readSettings, SettingsError } from './settings.ts';
import { createSite, type Render, type SiteOptions } from './site.ts';
import type { StaticFiles } from './staticFiles.ts';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

const PAGE = `<!doctype html><title>page</title>${'<p>words</p>'.repeat(200)}`;

async function site(render: Render, options: Partial<SiteOptions> = {}) {
  const error = vi.fn<(...entry: unknown[]) => void>();
  const app = createSite({
    files: new Map(),
    archived: new Map(),
    render,
    origin: 'https://play.example.com',
    trustedProxies: parseTrustedProxies('none'),
    log: { error, warn: vi.fn<(...entry: unknown[]) => void>() },
    ...options,
  });
  const answer = getRequestListener(app.fetch);
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, error };
}

const html = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });

test('sends compressed pages, with the common headers', async () => {
  const { url } = await site(async () => html(PAGE));
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  expect(await answer.text()).toBe(PAGE);
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
});

test('keeps a page’s own stricter policy', async () => {
  const { url } = await site(async () => html(PAGE, { 'referrer-policy': 'no-referrer' }));
  expect((await fetch(url)).headers.get('referrer-policy')).toBe('no-referrer');
});

test('keeps a link’s token out of the page, referrers, caches and the log', async () => {
  const rendered: string[] = [];
  const { url, error } = await site(async (request) => {
    rendered.push(request.url);
    if (request.url.includes('broken')) throw new Error(`no page at ${request.url}`);
    return html(PAGE, { 'cache-control': 'private, no-cache' });
  });
  const answer = await fetch(`${url}/rng?vendor=LNT&token=secret-1&token=secret-2`);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(rendered).toEqual(['https://play.example.com/rng?vendor=LNT']);

  const broken = await fetch(`${url}/broken?token=secret-1`);
  expect(broken.headers.get('referrer-policy')).toBe('no-referrer');
  const [entry] = error.mock.calls[0] as [{ err: Error; path: string }];
  expect(`${entry.path} ${entry.err.message}`).not.toContain('secret');

  const other = await fetch(`${url}/rng?q=token`);
  expect(other.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(other.headers.get('cache-control')).toBe('private, no-cache');
});

test.each([
  ['none', '127.0.0.1'],
  ['loopback', '203.0.113.9'],
])('forwards the visitor’s IP address to the pages (%s trusted)', async (setting, ip) => {
  const seen: (string | null)[] = [];
  const render: Render = async ({ headers }) => {
    for (const name of ['for', 'proto', 'host']) seen.push(headers.get(`x-forwarded-${name}`));
    return html(PAGE);
  };
  const { url } = await site(render, { trustedProxies: parseTrustedProxies(setting) });
  const headers = {
    'x-forwarded-for': '6.6.6.6, 203.0.113.9',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
  };
  await fetch(url, { headers });
  expect(seen).toEqual([ip, null, null]);
});

test('requests pages at its own origin, whatever the Host header', async () => {
  const rendered: string[] = [];
  const { url } = await site(async (request) => {
    rendered.push(request.url);
    return html(PAGE);
  });
  const ask = async (path: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    get({ port: new URL(url).port, path, headers: { host: 'evil.example' } }, (answer) => {
      answer.resume().once('end', resolve);
    }).once('error', reject);
    await promise;
  };
  await ask('/promotions?page=2');
  await ask('//other.example/promotions');
  expect(rendered).toEqual([
    'https://play.example.com/promotions?page=2',
    'https://play.example.com//other.example/promotions',
  ]);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  'rejects %s for a page',
  async (method) => {
    const render = vi.fn<Render>(async () => html(PAGE));
    const { url, error } = await site(render);
    const answer = await fetch(url, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(render).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
  },
);

test('responds with 404 to a missing asset, never with a cacheable page', async () => {
  const render = vi.fn<Render>(async () => html(PAGE));
  const { url } = await site(render);
  const answer = await fetch(`${url}/assets/gone-abc.js`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(render).not.toHaveBeenCalled();
});

test('serves the previous build’s assets', async () => {
  const archived: StaticFiles = new Map([
    [
      '/assets/old-abc.js',
      {
        bodies: { identity: Buffer.from('old') },
        etag: '"x"',
        type: 'text/javascript',
        cacheControl: 'public',
      },
    ],
  ]);
  const { url } = await site(async () => html(PAGE), { archived });
  expect(await (await fetch(`${url}/assets/old-abc.js`)).text()).toBe('old');
});

test('shows a self-contained page when rendering fails, and logs the error', async () => {
  const { url, error } = await site(async () => {
    throw new Error('broken');
  });
  const answer = await fetch(url);
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('Try again');
  expect(error).toHaveBeenCalledOnce();
});

test('is healthy without rendering', async () => {
  const { url } = await site(async () => {
    throw new Error('broken');
  });
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
});

test('explains an invalid setting in one sentence', () => {
  expect(() => readSettings({ PORT: 'abc' })).toThrow(SettingsError);
  expect(() => readSettings({ PORT: '70000' })).toThrow('0 to 65535');
  expect(() => readSettings({ GATEWAY_URL: 'localhost:4180' })).toThrow('GATEWAY_URL');
  expect(() => readSettings({ PAGE_BUDGET_MS: '2s' })).toThrow('PAGE_BUDGET_MS');
  expect(() => readSettings({ PAGE_BUDGET_MS: '0' })).toThrow('from 1 to 60000');
  expect(() => readSettings({ TRUSTED_PROXIES: 'everybody' })).toThrow('TRUSTED_PROXIES');
  expect(() => readSettings({ SITE_ORIGIN: 'play.example.com' })).toThrow('SITE_ORIGIN');
  expect(readSettings({ PAGE_BUDGET_MS: '3000' }).pageBudgetMs).toBe(3000);
  expect(readSettings({}).gatewayUrl).toBe('http://localhost:4180');
});

test('reads another brand pack and a site key at the start, and never shows the key', () => {
  const settings = readSettings({
    PERYA_BRAND: 'packages/site-config/src/brands/perya-agents.json',
    SITE_KEY: 's'.repeat(32),
  });
  expect(settings.brandPack?.brand).toMatchObject({ audience: 'agents' });
  expect(settings.siteKey).toBe('s'.repeat(32));
  expect(readSettings({})).toMatchObject({ brandPack: undefined, siteKey: undefined });
  expect(() => readSettings({ PERYA_BRAND: 'none.json' })).toThrow(SettingsError);
  expect(() => readSettings({ SITE_KEY: 'hunter2' })).toThrow('SITE_KEY must be');
  expect(() => readSettings({ SITE_KEY: 'hunter2' })).not.toThrow('hunter2');
});

test('uses the first of several origins', () => {
  expect(readSettings({}).origin).toBe('http://localhost:4173');
  expect(readSettings({ PORT: '5000' }).origin).toBe('http://localhost:5000');
  const several = { SITE_ORIGIN: 'https://play.example.com, https://mirror.example' };
  expect(readSettings(several).origin).toBe('https://play.example.com');
});

test('finds each package’s message chunks in the build’s manifest', () => {
  const files = catalogueFilesOf({
    '../../packages/lobby/src/locales/th.json': { file: 'assets/th-1.js' },
    'app/locales/th.json': { file: 'assets/th-2.js' },
    'app/pages/locales/th.json': { file: 'assets/th-5.js' },
    '../../packages/i18n/src/locales/en.json': { file: 'assets/en-3.js' },
    '../../packages/i18n/src/categories/locales/en.json': { file: 'assets/en-4.js' },
    '../../packages/page-kit/src/components/Loaded/locales/en.json': { file: 'assets/en-6.js' },
    '../../packages/lottery/src/play-rules/locales/th.json': { file: 'assets/th-7.js' },
    'app/root.tsx': { file: 'assets/root.js' },
  });
  expect(files).toEqual({
    th: {
      lobby: '/assets/th-1.js',
      web: '/assets/th-2.js',
      pages: '/assets/th-5.js',
      'play-rules': '/assets/th-7.js',
      'lottery-play-rules': '/assets/th-7.js',
    },
    en: {
      i18n: '/assets/en-3.js',
      categories: '/assets/en-4.js',
      'i18n-categories': '/assets/en-4.js',
      Loaded: '/assets/en-6.js',
      'page-kit-Loaded': '/assets/en-6.js',
    },
  });
});
