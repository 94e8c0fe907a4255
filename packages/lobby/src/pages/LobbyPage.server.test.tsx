import { describeError, getGameFacets, listGames } from '@perya/api-client';
import { ApiProvider } from '@perya/api-client/react';
import { createFakePlatform, wireGameFacets, wireGames } from '@perya/api-client/testing';
import { categoriesCatalogue, createI18n, I18nProvider, loadCatalogues } from '@perya/i18n';
import { SiteConfigProvider } from '@perya/site-config';
import { testSiteConfig } from '@perya/site-config/testing';
import { ToastProvider } from '@perya/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { filtersCatalogue } from '../filters/locales';
import { catalogue } from '../locales';
import { lobbyQueries } from '../queries/lobbyQueries';
import { GamePage } from './GamePage';
import { LobbyPage } from './LobbyPage';

const GAMES = wireGames(100);
const LABELS = { region: 'Notifications', close: 'Close' };

/** Simulates a server: prefetches the page's queries, then renders it. */
async function serve(address: string) {
  const platform = createFakePlatform()
    .on(listGames, ({ pageNo, pageSize }) => ({
      games: GAMES.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      totalPages: 3,
      totalCount: GAMES.length,
    }))
    .on(getGameFacets, () => wireGameFacets());
  const client = platform.client();
  const queryClient = new QueryClient();
  const { pathname, searchParams } = new URL(address, 'https://perya.example');
  if (pathname === '/rng') {
    const queries = lobbyQueries(client, 'RNG', searchParams);
    await Promise.all(queries.map((query) => queryClient.prefetchQuery(query)));
  }
  const i18n = createI18n({ language: 'EN' });
  await loadCatalogues(i18n, [catalogue, filtersCatalogue, categoriesCatalogue], 'EN');
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <ApiProvider client={client}>
        <I18nProvider i18n={i18n} describeError={describeError}>
          <SiteConfigProvider config={testSiteConfig()}>
            <ToastProvider labels={LABELS}>
              <MemoryRouter initialEntries={[address]}>
                {pathname === '/game' ? <GamePage /> : <LobbyPage />}
              </MemoryRouter>
            </ToastProvider>
          </SiteConfigProvider>
        </I18nProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { html, cards: [...html.matchAll(/data-game="([^"]+)"/g)].map(([, id]) => id), platform };
}

test('the first page is in the HTML, from the queries prefetched by the route', async () => {
  const { cards, html, platform } = await serve('/rng');
  expect(cards).toHaveLength(42);
  expect(cards[0]).toBe('g-1');
  expect(html).toContain('100 games');
  expect(platform.calls(listGames)).toHaveLength(1);
});

test('each further page has its own URL and is in its HTML', async () => {
  const { cards, html } = await serve('/rng?sort=new&page=3');
  expect(cards[0]).toBe('g-85');
  expect(cards).toHaveLength(16);
  expect(html).toContain('href="/rng?sort=new&amp;page=2"');
  expect(html).toContain('href="/rng?sort=new"');
});

test('search, sorting and filters are a form and links, which need no JavaScript', async () => {
  const { html } = await serve('/rng?show=hot&vendor=TLA');
  expect(html).toMatch(/<form[^>]* action="\/rng"/);
  expect(html).toContain('name="q"');
  expect(html).toContain('<input type="hidden" name="show" value="hot"/>');
  expect(html).toContain('href="/rng?vendor=TLA&amp;show=new"');
  expect(html).toMatch(
    /<input(?=[^>]*name="vendor")(?=[^>]*form="lobby-tools")(?=[^>]*checked="")(?=[^>]*value="TLA")/,
  );
  expect(html).toMatch(/<input(?=[^>]*name="rtp")(?=[^>]*type="radio")(?=[^>]*value="96-97")/);
});

test('the game page renders nothing of a game known only to the browser', async () => {
  const { html } = await serve('/game');
  expect(html).not.toContain('No game is open');
  expect(html).not.toContain('<iframe');
});
