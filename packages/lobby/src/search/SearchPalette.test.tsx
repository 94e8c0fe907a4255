import { launchGame, listGames, listPopularGames } from '@perya/api-client';
import { reject, wireGame, type FakePlatform } from '@perya/api-client/testing';
import { resetSession, signInForTest } from '@perya/session/testing';
import { testSiteConfig } from '@perya/site-config/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { renderSite, testPlatform } from '../testing/testApp';
import { recentSearches, clearRecentSearches } from './recentSearches';
import { SearchPalette } from './SearchPalette';

const NAMES = ['Lantern Night', 'Lantern Fortune', 'Mango Rush', 'Carabao Parade'];
const GAMES = NAMES.map((gameName, at) =>
  wireGame({ gameId: `g-${at}`, nodeId: `n-${at}`, gameName, vendor: 'Tala Works' }),
);
const PAGES = [
  { path: '/promotions', label: 'Promotions', keywords: ['bonus'] },
  { path: '/helpmc', label: 'Help center' },
];

function searchable(): FakePlatform {
  return testPlatform()
    .on(listPopularGames, () => GAMES.slice(2))
    .on(launchGame, () => ({ game_url: 'https://play.example/slot?ticket=t' }))
    .on(listGames, ({ gameName = '' }) => {
      const games = GAMES.filter((game) => game.gameName.toLowerCase().includes(gameName));
      return { games, totalPages: 1, totalCount: games.length };
    });
}

function Home() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Search
      </button>
      <SearchPalette isOpen={isOpen} onClose={() => setIsOpen(false)} pages={PAGES} />
    </>
  );
}

const field = () => screen.findByRole('combobox', { name: 'Search games, providers and pages' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const option = (name: RegExp) => screen.findByRole('option', { name });

beforeEach(() => {
  resetSession();
  clearRecentSearches();
});

test('finds games, vendors and pages, and announces how many', async () => {
  await renderSite(searchable(), '/', <Home />);
  await userEvent.type(await field(), 'lantern');
  await option(/Lantern Night/);
  expect(options()).toEqual([
    'Lantern Play42 games',
    'Lantern NightTala Works · Slots',
    'Lantern FortuneTala Works · Slots',
  ]);
  await waitFor(() => expect(screen.getByText('3 results')).toBeInTheDocument());
});

test('finds no game of a module that the brand hides, even if the platform lists it', async () => {
  const fights = wireGame({ gameId: 'g-9', gameName: 'Lantern Roosters', gameType: 'COCKFIGHT' });
  const platform = searchable().on(listGames, () => ({
    games: [...GAMES.slice(0, 1), fights],
    totalPages: 1,
    totalCount: 2,
  }));
  const { brand } = testSiteConfig({ brand: { hiddenModules: ['COCKFIGHT'] } });
  await renderSite(platform, '/', <Home />, undefined, { brand });
  await userEvent.type(await field(), 'lantern');
  await option(/Lantern Night/);
  expect(options().join()).not.toContain('Roosters');
});

test('adds games that arrive late below the results that are already shown', async () => {
  const late = Promise.withResolvers<void>();
  const platform = searchable().on(listGames, async () => {
    await late.promise;
    return { games: GAMES.slice(0, 2), totalPages: 1, totalCount: 2 };
  });
  await renderSite(platform, '/', <Home />);
  await userEvent.type(await field(), 'lantern');
  await option(/Lantern Play/);
  const shown = options();
  late.resolve();
  await option(/Lantern Night/);
  expect(options().slice(0, shown.length)).toEqual(shown);
});

test('opens the game selected with arrow keys and Enter, after the sign-in', async () => {
  signInForTest();
  const platform = searchable();
  const site = await renderSite(platform, '/', <Home />);
  await userEvent.type(await field(), 'lantern');
  await option(/Lantern Night/);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(site.address()).toBe('/game'));
  expect(platform.calls(launchGame)[0]?.request).toMatchObject({ gameId: 'g-1' });
});

test('opens a page by a keyword, and a vendor’s games in a lobby', async () => {
  const site = await renderSite(searchable(), '/', <Home />);
  await userEvent.type(await field(), 'bonos{Enter}');
  await waitFor(() => expect(site.address()).toBe('/promotions'));
});

test('links a vendor to its games', async () => {
  const site = await renderSite(searchable(), '/', <Home />);
  await userEvent.type(await field(), 'paper');
  await userEvent.click(await option(/Paper Tiger/));
  await waitFor(() => expect(site.address()).toBe('/rng?vendor=RNG1'));
});

test('sends one request for text typed without a pause', async () => {
  const platform = searchable();
  await renderSite(platform, '/', <Home />);
  // Without a timer tick between letters, however slow the machine.
  await userEvent.setup({ delay: null }).type(await field(), 'mango');
  await option(/Mango Rush/);
  expect(platform.calls(listGames).map(({ request }) => request)).toEqual([
    expect.objectContaining({ gameName: 'mango', pageNo: 1, pageSize: 6 }),
  ]);
});

test('does not keep a game that no longer matches selectable with Enter', async () => {
  const platform = searchable();
  await renderSite(platform, '/', <Home />);
  await userEvent.type(await field(), 'lantern');
  await option(/Lantern Night/);
  await userEvent.type(await field(), ' f');
  expect(options().join()).not.toContain('Lantern Night');
  expect(options().join()).toContain('Lantern Fortune');
});

test('suggests popular games for an empty text and without results', async () => {
  await renderSite(searchable(), '/', <Home />);
  await option(/Mango Rush/);
  await userEvent.type(await field(), 'zzzz');
  await screen.findByText('No results for “zzzz”');
  expect(await option(/Mango Rush/)).toBeInTheDocument();
});

test('stores successful searches, offers them again, and clears them on request', async () => {
  const site = await renderSite(searchable(), '/', <Home />);
  await userEvent.type(await field(), 'bonus{Enter}');
  await waitFor(() => expect(site.address()).toBe('/promotions'));
  expect(recentSearches()).toEqual(['bonus']);
  site.reload();
  window.history.replaceState(null, '', '/');
  await renderSite(searchable(), '/', <Home />);
  await userEvent.click(await option(/bonus/));
  expect(await field()).toHaveValue('bonus');
  await userEvent.clear(await field());
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
  expect(recentSearches()).toEqual([]);
  expect(screen.queryByRole('option', { name: /bonus/ })).not.toBeInTheDocument();
});

test('reports that games failed to load, still finds pages, and retries', async () => {
  const platform = searchable().on(listGames, () => reject(403, 'NO', 'too_many_requests'));
  await renderSite(platform, '/', <Home />);
  await userEvent.type(await field(), 'help');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('We couldn’t load this');
  expect(await option(/Help center/)).toBeInTheDocument();
  platform.on(listGames, () => ({ games: GAMES.slice(0, 1), totalPages: 1, totalCount: 1 }));
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await option(/Lantern Night/)).toBeInTheDocument();
});

test('is empty when reopened', async () => {
  await renderSite(searchable(), '/', <Home />);
  await userEvent.type(await field(), 'mango');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await field()).toHaveValue('');
});
