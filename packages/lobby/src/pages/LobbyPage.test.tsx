import {
  addFavourite,
  getLibraryCounts,
  listFavourites,
  listGames,
  listVendorGameTypes,
  suggestGames,
} from '@perya/api-client';
import {
  reject,
  wireGame,
  wireGames,
  wireGameSuggestions,
  type FakePlatform,
} from '@perya/api-client/testing';
import { resetSession, signInForTest } from '@perya/session/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderSite, testPlatform } from '../testing/testApp';

const CATALOGUE = wireGames(100).map((game, index) => ({
  ...game,
  gameName: index === 0 ? 'Lantern Fortune' : `Game ${index + 1}`,
}));

/** A platform that searches and pages like the real one. */
function withCatalogue(platform: FakePlatform, catalogue = CATALOGUE): FakePlatform {
  return platform.on(listGames, ({ gameName = '', pageNo, pageSize }) => {
    const found = catalogue.filter((game) =>
      game.gameName.toLowerCase().includes(gameName.toLowerCase()),
    );
    return {
      games: found.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      totalPages: Math.ceil(found.length / pageSize),
      totalCount: found.length,
    };
  });
}

const search = () => screen.getByRole('searchbox', { name: 'Search games by name' });
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((name) => name.textContent);

beforeEach(resetSession);

describe('the URL', () => {
  test('determines the request', async () => {
    const platform = withCatalogue(testPlatform());
    await renderSite(platform, '/live?q=moon&vendor=MYA&show=new&sort=name&page=2');
    await waitFor(() => expect(platform.calls(listGames).length).toBeGreaterThan(0));
    expect(platform.calls(listGames)[0]?.request).toMatchObject({
      gameType: 'LIVE',
      gameName: 'moon',
      vassalage: ['MYA'],
      gameClassify: 'new',
      sort: 'name',
      pageNo: 2,
      pageSize: 42,
    });
  });

  test('follows the filters, and Back reverts each', async () => {
    const platform = withCatalogue(testPlatform());
    const site = await renderSite(platform, '/rng');
    await screen.findByText('100 games');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest');
    expect(site.address()).toBe('/rng?sort=new');
    await userEvent.click(screen.getByRole('link', { name: /^Hot/ }));
    expect(site.address()).toBe('/rng?show=hot&sort=new');
    expect(screen.getByRole('link', { name: /^Hot/ })).toHaveAttribute('aria-current', 'true');
    act(() => history.back());
    await waitFor(() => expect(site.address()).toBe('/rng?sort=new'));
    act(() => history.back());
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveDisplayValue('Most played'));
  });

  test('restores a search after a reload, including the box', async () => {
    const site = await renderSite(withCatalogue(testPlatform()), '/rng?q=lantern');
    await screen.findByText('1 game');
    site.reload();
    await screen.findByText('1 game');
    expect(search()).toHaveValue('lantern');
    expect(names()).toEqual(['Lantern Fortune']);
  });

  test('with a page past the end goes to the last one', async () => {
    const site = await renderSite(withCatalogue(testPlatform()), '/rng?page=90');
    // Like the platform, the fake returns an empty page with the correct total.
    await waitFor(() => expect(site.address()).toBe('/rng?page=3'));
  });
});

describe('a vendor’s folder', () => {
  const folder = () => screen.queryByRole('dialog', { name: 'Paper Tiger' });

  test('opens over the lobby, and Back closes it', async () => {
    const platform = withCatalogue(testPlatform()).on(listVendorGameTypes, () => []);
    const site = await renderSite(platform, '/rng');
    await screen.findByText('100 games');
    await userEvent.click(screen.getByRole('link', { name: /^Paper Tiger/ }));
    expect(await screen.findByRole('dialog', { name: 'Paper Tiger' })).toBeInTheDocument();
    expect(site.address()).toBe('/rng?folder=RNG1');
    await waitFor(() =>
      expect(platform.calls(listGames).at(-1)?.request).toMatchObject({ vassalage: ['RNG1'] }),
    );
    act(() => history.back());
    await waitFor(() => expect(folder()).toBeNull());
    expect(site.address()).toBe('/rng');
  });

  test('is there again after a reload, and its own button closes it', async () => {
    const platform = withCatalogue(testPlatform()).on(listVendorGameTypes, () => []);
    const site = await renderSite(platform, '/rng?sort=name&folder=RNG1');
    const open = await screen.findByRole('dialog', { name: 'Paper Tiger' });
    await userEvent.click(within(open).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(folder()).toBeNull());
    expect(site.address()).toBe('/rng?sort=name');
  });
});

describe('searching', () => {
  test('never replaces a newer response with an older one', async () => {
    const slow = Promise.withResolvers<void>();
    const platform = testPlatform().on(listGames, async ({ gameName }) => {
      if (gameName === 'lan') await slow.promise;
      const games = gameName
        ? [wireGame({ gameName: gameName === 'lan' ? 'Old answer' : 'New answer' })]
        : [wireGame({ gameName: 'Everything' })];
      return { games, totalPages: 1, totalCount: 1 };
    });
    await renderSite(platform, '/rng');
    await screen.findByText('Everything');
    await userEvent.type(search(), 'lan');
    await waitFor(() => expect(platform.calls(listGames)).toHaveLength(2));
    await userEvent.type(search(), 'tern');
    await screen.findByText('New answer');
    await act(async () => {
      slow.resolve();
      await new Promise((done) => setTimeout(done, 50));
    });
    expect(names()).toEqual(['New answer']);
    expect(search()).toHaveValue('lantern');
  });

  test('a press that starts on a game does not open the one that replaces it', async () => {
    await renderSite(withCatalogue(testPlatform()), '/rng');
    await screen.findByText('100 games');
    const pressed = screen.getByRole('button', { name: 'Play Lantern Fortune' });
    await userEvent.type(search(), 'Game 7');
    await waitFor(() => expect(names()[0]).toBe('Game 7'));
    expect(pressed).not.toBeInTheDocument();
  });

  test('waits for a pause in typing, and adds one history entry', async () => {
    const platform = withCatalogue(testPlatform());
    const site = await renderSite(platform, '/rng');
    await screen.findByText('100 games');
    const steps = history.length;
    await userEvent.type(search(), 'lantern');
    await screen.findByText('1 game');
    expect(platform.calls(listGames).map(({ request }) => request.gameName)).toEqual([
      undefined,
      'lantern',
    ]);
    await userEvent.type(search(), ' fortune');
    await waitFor(() => expect(site.address()).toBe('/rng?q=lantern+fortune'));
    expect(history.length).toBe(steps + 1);
  });

  test('Clear resets the list and keeps the focus in the box', async () => {
    const site = await renderSite(withCatalogue(testPlatform()), '/rng?q=lantern');
    await screen.findByText('1 game');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await screen.findByText('100 games');
    expect(search()).toHaveFocus();
    expect(site.address()).toBe('/rng');
  });
});

describe('without matches', () => {
  test('shows the reason, and removes the search with one tap', async () => {
    const site = await renderSite(withCatalogue(testPlatform()), '/rng?q=zzz&show=hot');
    await screen.findByRole('heading', { name: 'No games found' });
    expect(screen.getByText(/match “zzz”/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Clear search' }));
    expect(site.address()).toBe('/rng?show=hot');
  });

  test('offers a correction, fewer filters, another lobby, and similar games', async () => {
    const platform = testPlatform()
      .on(listGames, () => ({ games: [], totalPages: 0, totalCount: 0 }))
      .on(suggestGames, () => wireGameSuggestions());
    const site = await renderSite(platform, '/live?q=lantren&vendor=TLA');
    await screen.findByText('Did you mean');
    expect(platform.calls(suggestGames)[0]?.request).toMatchObject({
      gameType: 'LIVE',
      gameName: 'lantren',
      vassalage: ['TLA'],
    });
    expect(screen.getByRole('link', { name: /^Any provider\s?6$/ })).toHaveAttribute(
      'href',
      '/live?q=lantren',
    );
    expect(screen.getByRole('link', { name: /^Fishing\s?2$/ })).toHaveAttribute(
      'href',
      '/fish?q=lantren&vendor=TLA',
    );
    const nearest = screen.getByRole('region', { name: 'Closest matches' });
    expect(within(nearest).getAllByRole('heading', { level: 3 })).toHaveLength(6);
    await userEvent.click(screen.getByRole('link', { name: /^lantern\s?6$/ }));
    expect(site.address()).toBe('/live?q=lantern&vendor=TLA');
  });

  test('still shows its own suggestions when the request for them fails', async () => {
    const platform = withCatalogue(testPlatform()).fail(suggestGames, 'server-error');
    await renderSite(platform, '/rng?q=zzz');
    expect(await screen.findByRole('link', { name: 'Clear search' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('a failed list offers a retry, and keeps its filters', async () => {
  const platform = withCatalogue(testPlatform()).fail(listGames, 'server-error', 1);
  const site = await renderSite(platform, '/rng?q=lantern');
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent('We couldn’t load this');
  await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
  await screen.findByText('1 game');
  expect(names()).toEqual(['Lantern Fortune']);
  expect(site.address()).toBe('/rng?q=lantern');
});

describe('an own list', () => {
  test('asks a guest to log in, and then shows the games', async () => {
    const platform = testPlatform().on(listFavourites, () => ({
      content: wireGames(3),
      totalPages: 1,
      totalCount: 3,
    }));
    await renderSite(platform, '/rng?show=favourites');
    await screen.findByRole('heading', { name: 'See your favorites' });
    expect(platform.calls(listFavourites)).toHaveLength(0);
    act(() => signInForTest());
    await screen.findByText('3 games');
    expect(platform.calls(listFavourites)[0]?.request).toMatchObject({
      gameType: 'RNG',
      pageNo: 1,
      pageSize: 42,
    });
  });

  test('shows its count beside the others', async () => {
    signInForTest();
    const platform = withCatalogue(testPlatform()).on(getLibraryCounts, () => ({
      favourites: { total: 9, byCategory: { RNG: 7 } },
      recents: { total: 2, byCategory: { LIVE: 2 } },
    }));
    await renderSite(platform, '/rng');
    await screen.findByRole('link', { name: /^Favorites\s?7$/ });
    expect(screen.getByRole('link', { name: /^Recent\s?0$/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Hot\s?9$/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Top 20' })).toBeInTheDocument();
  });
});

test('the top list contains the twenty most played games, whatever else there is', async () => {
  const platform = withCatalogue(testPlatform());
  await renderSite(platform, '/rng?show=top&sort=name');
  await screen.findByText('20 games');
  expect(platform.calls(listGames)[0]?.request).toMatchObject({ pageSize: 20, sort: 'popular' });
});

describe('a favorite', () => {
  const heart = () => screen.getByRole('button', { name: 'Favorite: Lantern Fortune' });

  test('updates immediately and is reverted with a message when the platform rejects it', async () => {
    signInForTest();
    const answer = Promise.withResolvers<void>();
    const platform = withCatalogue(testPlatform()).on(addFavourite, async () => {
      await answer.promise;
      return reject(409, 'TOO_MANY', 'You have 200 favourites already.');
    });
    await renderSite(platform, '/rng?q=lantern');
    await screen.findByText('1 game');
    await userEvent.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    await act(async () => answer.resolve());
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'));
    expect(
      await screen.findByText('We couldn’t add Lantern Fortune to your favorites'),
    ).toBeInTheDocument();
    expect(await screen.findByText('You have 200 favourites already.')).toBeInTheDocument();
  });

  test('of a guest is saved after the login', async () => {
    const platform = withCatalogue(testPlatform()).on(addFavourite, () => null);
    await renderSite(platform, '/rng?q=lantern');
    await screen.findByText('1 game');
    await userEvent.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    expect(platform.calls(addFavourite)).toHaveLength(0);
    act(() => signInForTest());
    await waitFor(() => expect(platform.calls(addFavourite)).toHaveLength(1));
    expect(platform.calls(addFavourite)[0]?.request).toMatchObject({ nodeId: 'n-1' });
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
  });
});
