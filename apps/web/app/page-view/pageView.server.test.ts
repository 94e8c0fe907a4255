import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { getSystemStatus, listRouters } from '@perya/api-client';
import { createFakePlatform, wireSystemStatus } from '@perya/api-client/testing';
import { RouterContextProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';

import { contentPolicy } from '../../server/contentSecurity.ts';
import { openPageView, pageViewContext, routerOrigins } from './pageView.server';

afterEach(() => vi.unstubAllEnvs());

it('allows the site’s other addresses only', async () => {
  const fake = createFakePlatform().on(listRouters, () => ({
    list: ['perya-2.example', 'localhost:4173', 'evil.example/x'].map((domain) => ({
      domain,
      speed: 0,
    })),
  }));
  const connections = await routerOrigins(fake.client());
  expect(contentPolicy({ nonce: 'n', hosts: { connections } })).toContain(
    "connect-src 'self' https://perya-2.example http://localhost:4173;",
  );
});

it('allows none while the platform is down', async () => {
  expect(await routerOrigins(createFakePlatform().fail(listRouters, 'offline').client())).toEqual(
    [],
  );
});

/** A platform that is closed to one address. */
async function platformClosedTo(restricted: string) {
  const server = createServer((request, response) => {
    const ip = String(request.headers['x-forwarded-for']);
    const isStatus = request.url?.startsWith(getSystemStatus.path) === true;
    const value = wireSystemStatus({
      regionRestriction: ip === restricted,
      location: { ip, country: ip === restricted ? 'US' : 'PH' },
    });
    response.writeHead(isStatus ? 200 : 404, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ success: isStatus, value: isStatus ? value : null, message: '' }),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('GATEWAY_URL', `http://127.0.0.1:${port}`);
  return {
    stop: () =>
      new Promise<unknown>((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}

/** Requests a page as a visitor with this address. */
async function visit(ip: string) {
  const context = new RouterContextProvider();
  const request = new Request('http://localhost:4173/', { headers: { 'x-forwarded-for': ip } });
  const response = await openPageView(
    { request, context, params: {}, url: new URL(request.url), pattern: '/' },
    async () => new Response('page'),
  );
  const { config, isShown } = context.get(pageViewContext);
  return { state: config.state, location: config.location, isShown, response };
}

it('decides for each visitor whether the site is open, and never for the next one', async () => {
  const platform = await platformClosedTo('8.8.8.8');
  const open = { state: 'normal', isShown: true, location: { ip: '112.198.1.1', country: 'PH' } };
  const closed = {
    state: 'region-restricted',
    isShown: false,
    location: { ip: '8.8.8.8', country: 'US' },
  };
  for (let round = 0; round < 2; round += 1) {
    expect(await visit('8.8.8.8')).toMatchObject(closed);
    expect(await visit('112.198.1.1')).toMatchObject(open);
  }
  expect(await Promise.all([visit('8.8.8.8'), visit('112.198.1.1')])).toMatchObject([closed, open]);
  // Without the platform, the last visitor's country isn't known to the next one's page.
  await visit('8.8.8.8');
  await platform.stop();
  expect(await visit('112.198.1.1')).toMatchObject({
    state: 'normal',
    location: { ip: '', country: '' },
  });
});

it('lets no cache share a page’s data between visitors', async () => {
  const platform = await platformClosedTo('8.8.8.8');
  const { response } = await visit('8.8.8.8');
  expect(response?.headers.get('cache-control')).toBe('private, no-cache');
  await platform.stop();
});
