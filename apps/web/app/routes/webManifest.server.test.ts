import { createI18n } from '@perya/i18n';
import { testSiteConfig } from '@perya/site-config/testing';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';

import { pageViewContext, type PageView } from '../page-view/pageView.server';
import { loader } from './webManifest';

type LoaderArgs = Parameters<typeof loader>[0];

test('has the same id in every language, with shortcuts to games and promotions', async () => {
  const manifests = await Promise.all(
    (['EN', 'TH'] as const).map(async (language) => {
      const context = new RouterContextProvider();
      context.set(pageViewContext, {
        config: testSiteConfig(),
        language,
        theme: 'dark',
        runtime: { i18n: createI18n({ language }) },
      } as Partial<PageView> as PageView);
      const response = await loader({ context } as Partial<LoaderArgs> as LoaderArgs);
      expect(response.headers.get('content-type')).toBe('application/manifest+json');
      return (await response.json()) as Record<string, unknown>;
    }),
  );
  const [english, thai] = manifests;
  expect(english).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  expect(thai).toMatchObject({ id: '/', lang: 'th-TH', theme_color: '#262743' });
  expect(english?.['shortcuts']).toMatchObject([
    { name: 'Slots', url: '/rng' },
    { url: '/live' },
    { url: '/fish' },
    { name: 'Promotions', url: '/promotions' },
  ]);
  expect(thai?.['description']).toMatch(/[ก-๙]/);
  // All sizes that phones request, including a maskable icon.
  expect(english?.['icons']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }),
      expect.objectContaining({ sizes: '192x192' }),
    ]),
  );
});
