import { getHelpCentre, getLotteryOffer, getPromotion } from '@perya/api-client';
import { apiQueryKey } from '@perya/api-client/react';
import { categoriesCatalogue, createI18n, I18nProvider } from '@perya/i18n';
import { SiteConfigProvider } from '@perya/site-config';
import { testSiteConfig } from '@perya/site-config/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import { catalogue } from '../locales';
import { RootDataContext } from '../runtime/rootData';
import type { PageName } from '../runtime/routeHandle';
import { testRootData } from '../testing';
import { PageHead } from './PageHead';

async function show(page: PageName, address: string) {
  const i18n = createI18n({ language: 'EN' });
  await i18n.load([catalogue, categoriesCatalogue]);
  const queryClient = new QueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <SiteConfigProvider config={testSiteConfig()}>
          <RootDataContext value={testRootData()}>
            <MemoryRouter initialEntries={[address]}>
              <PageHead page={page} />
            </MemoryRouter>
          </RootDataContext>
        </SiteConfigProvider>
      </I18nProvider>
    </QueryClientProvider>,
  );
  return queryClient;
}

const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

test('names a lobby after its category, with a canonical URL without filters', async () => {
  await show('RNG', '/rng?page=2');
  expect(document.title).toBe('Slots · Perya');
  expect(canonical()).toBe('https://perya.example/rng');
});

test('uses the operator’s name of a promotion once loaded', async () => {
  const queryClient = await show('promotion', '/promoDetail?id=welcome');
  expect(document.title).toBe('Promotion · Perya');
  // The key under which the page's own request is cached.
  act(
    () => void queryClient.setQueryData([getPromotion.id, { id: 'welcome' }], { title: 'Hello' }),
  );
  expect(document.title).toBe('Hello · Perya');
  expect(canonical()).toBe('https://perya.example/promoDetail?id=welcome');
});

test('uses the name of the lottery in the URL, with a canonical URL without its play type', async () => {
  const queryClient = await show('lottery', '/lottery?gameCode=PH_6_42&playType=system');
  expect(document.title).toBe('Lottery · Perya');
  const key = apiQueryKey(getLotteryOffer, { lottery: 'PH_6_42' });
  act(() => void queryClient.setQueryData(key, { lotteryName: 'Lotto 6/42' }));
  expect(document.title).toBe('Lotto 6/42 · Perya');
  expect(canonical()).toBe('https://perya.example/lottery?gameCode=PH_6_42');
});

test('uses the title of a help article, with a canonical URL of its own', async () => {
  const queryClient = await show('help', '/helpmc?article=password&from=chat');
  expect(document.title).toBe('Help · Perya');
  const articles = [{ id: 'password', title: 'A new password' }];
  act(() => void queryClient.setQueryData([getHelpCentre.id, { language: 'EN' }], [{ articles }]));
  expect(document.title).toBe('A new password · Perya');
  expect(canonical()).toBe('https://perya.example/helpmc?article=password');
});

test('uses the title of a help topic; its articles are canonical', async () => {
  const queryClient = await show('help', '/helpmc?topic=money');
  const topics = [{ id: 'money', title: 'Paying in and out', articles: [] }];
  act(() => void queryClient.setQueryData([getHelpCentre.id, { language: 'EN' }], topics));
  expect(document.title).toBe('Paying in and out · Perya');
  expect(canonical()).toBe('https://perya.example/helpmc');
});

test('renders no canonical URL for a missing page', async () => {
  await show('notFound', '/nowhere');
  expect(canonical()).toBeUndefined();
});
