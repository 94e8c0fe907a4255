import { listRouters } from '@perya/api-client';
import { createFakePlatform } from '@perya/api-client/testing';
import { expect, it } from 'vitest';

import { contentPolicy } from '../../server/contentSecurity.ts';
import { routerOrigins } from './pageView.server';

it('lets a page measure the other addresses of the site, and nothing else', async () => {
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

it('does without them while the platform is away', async () => {
  expect(await routerOrigins(createFakePlatform().fail(listRouters, 'offline').client())).toEqual(
    [],
  );
});
