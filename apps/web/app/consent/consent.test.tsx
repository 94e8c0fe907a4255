import { createI18n, I18nProvider } from '@perya/i18n';
import { SiteConfigProvider } from '@perya/site-config';
import { testSiteConfig } from '@perya/site-config/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';

import { RootDataContext } from '../runtime/rootData';
import { testRootData } from '../testing';
import { ConsentEntry } from './ConsentEntry';
import AnalyticsConsent from './AnalyticsConsent';
import { consentCatalogue } from './locales';

const ID = 'G-TEST1234';

const tag = () => document.head.querySelector('script[src*="googletagmanager"]');
/** The commands sent to the tag, in order. */
const told = () => {
  const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] };
  return dataLayer.map((call) => Array.from(call));
};

afterEach(() => {
  tag()?.remove();
  delete (window as { dataLayer?: unknown }).dataLayer;
  for (const name of ['consent', '_ga', '_ga_TEST1234'])
    document.cookie = `${name}=;Max-Age=0;Path=/`;
  vi.unstubAllGlobals();
});

async function visit(analyticsId: string | null = ID) {
  const i18n = createI18n({ language: 'EN' });
  await i18n.load([consentCatalogue]);
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <>
            <AnalyticsConsent />
            <ConsentEntry label="Privacy choices" />
          </>
        ),
      },
    ],
    { initialEntries: ['/rng?affiliateCode=SECRET'] },
  );
  render(
    <I18nProvider i18n={i18n}>
      <SiteConfigProvider config={testSiteConfig({ analyticsId })}>
        <RootDataContext value={testRootData()}>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </RootDataContext>
      </SiteConfigProvider>
    </I18nProvider>,
  );
  return router;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('loads nothing before consent or after a rejection', async () => {
  await visit();
  await screen.findByRole('region', { name: 'Can we count your visits?' });
  expect(tag()).toBeNull();
  await press('No, thanks');
  expect(screen.queryByRole('region')).toBeNull();
  expect(tag()).toBeNull();
  expect(told()).toEqual([]);
  expect(document.cookie).toContain('consent=denied');
});

test('tracks pages after consent, by path only', async () => {
  const router = await visit();
  await press('Yes, that’s fine');
  expect(tag()).toHaveAttribute('src', `https://www.googletagmanager.com/gtag/js?id=${ID}`);
  await act(async () => router.navigate('/promoDetail?id=7&token=SECRET'));
  const pages = told().flatMap(([kind, name, details]) =>
    kind === 'event' && name === 'page_view' ? [details] : [],
  );
  expect(pages).toMatchObject([
    { page_location: 'https://perya.example/rng' },
    { page_location: 'https://perya.example/promoDetail' },
  ]);
  expect(JSON.stringify(told())).not.toContain('SECRET');
  expect(told()).toContainEqual([
    'consent',
    'default',
    expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' }),
  ]);
});

test('can be withdrawn: stops immediately and removes the cookies', async () => {
  document.cookie = 'consent=granted;Path=/';
  await visit();
  await waitFor(() => expect(tag()).not.toBeNull());
  expect(screen.queryByRole('region')).toBeNull();
  document.cookie = '_ga=GA1.1;Path=/';
  document.cookie = '_ga_TEST1234=GS1;Path=/';
  await press('Privacy choices');
  expect(screen.getByText('Your visits are being counted right now.')).toBeVisible();
  await press('No, thanks');
  expect((window as unknown as Record<string, unknown>)[`ga-disable-${ID}`]).toBe(true);
  expect(document.cookie).not.toContain('_ga');
});

test('keeps the answer if the question is only reopened', async () => {
  document.cookie = 'consent=denied;Path=/';
  await visit();
  await press('Privacy choices');
  await press('Close without changes');
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.cookie).toContain('consent=denied');
});

test('treats Global Privacy Control as a rejection', async () => {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { globalPrivacyControl: true }),
  );
  await visit();
  await screen.findByRole('button', { name: 'Privacy choices' });
  expect(screen.queryByRole('region')).toBeNull();
  expect(tag()).toBeNull();
});

test.each([null, 'not an id', 'G-1"><script>'])(
  'does not ask for consent if the id is %s',
  async (id) => {
    await visit(id);
    expect(screen.queryByRole('button')).toBeNull();
    expect(tag()).toBeNull();
  },
);
