import { listRouters } from '@perya/api-client';
import { createFakePlatform } from '@perya/api-client/testing';
import { expect, it } from 'vitest';

import { contentPolicy } from '../../server/contentSecurity.ts';
import { routerOrigins } from './pageView.server';

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
