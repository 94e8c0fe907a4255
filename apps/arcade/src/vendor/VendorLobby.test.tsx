import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerPlayApi, rejected, type Answers, type SentCall } from '../game/testing';
import { openVendorLobby } from './openVendorLobby';

const SITE = 'https://site.example';
const LOBBY = { vendorName: 'Tala Works', language: 'EN', backUrl: null, siteOrigins: [SITE] };
const game = (place: number, name: string) => ({
  id: `g-${place}`,
  nodeId: `n-${place}`,
  name,
  isNew: false,
  isHot: place === 1,
  coverPath: `/play/art/g-${place}/cover.svg`,
});
const GAMES = [game(1, 'Lantern Night'), game(2, 'Monsoon Gold')];
const posted = vi.fn<(message: unknown, origin: string) => void>();

let answers: Answers;
let sent: SentCall[];
/** The queries of the game list. */
let queries: URLSearchParams[];

beforeEach(() => {
  sessionStorage.clear();
  answers = {
    'vendor/open': () => ({ secret: 's-1', lobby: LOBBY }),
    'vendor/lobby': () => LOBBY,
    'vendor/games': () => ({ games: GAMES, totalPages: 1, totalCount: 2 }),
    'vendor/launch': () => ({ path: '/play/slot?ticket=t-2' }),
  };
  sent = answerPlayApi(new Proxy({}, { get: (_, path: string) => answers[path] }));
  const answer = globalThis.fetch;
  queries = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('vendor/games')) queries.push(searchParams);
    return answer(request);
  });
  posted.mockReset();
  vi.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage: posted } as never);
});
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

/** Loads the page in its frame; a second call is a reload. */
async function begin(more = ''): Promise<void> {
  document.body.innerHTML = `<div id="lobby" data-site-origins="${SITE}"></div>`;
  history.replaceState(null, '', `/play/vendor?ticket=t-1${more}`);
  await act(openVendorLobby);
}

const tile = (name: string) => screen.findByRole('button', { name: `Play ${name}` });
const frame = () => screen.findByTitle<HTMLIFrameElement>('Game: Lantern Night');
const launches = () => sent.filter(({ path }) => path === 'vendor/launch');

/** A message from the game in the lobby's frame. */
async function hear(type: string): Promise<void> {
  const { contentWindow } = await frame();
  act(() => {
    const { origin } = location;
    dispatchEvent(new MessageEvent('message', { data: { type }, origin, source: contentWindow }));
  });
}

it('lists the games of the vendor, and continues after a reload', async () => {
  await begin();
  expect(await screen.findByRole('heading', { name: 'Tala Works games' })).toBeVisible();
  const first = await tile('Lantern Night');
  expect(within(first).getByText('Hot')).toBeVisible();
  expect(first.querySelector('img')).toHaveAttribute('src', '/play/art/g-1/cover.svg');
  expect(screen.getByRole('status')).toHaveTextContent('2 games');
  expect(location.search).toBe('');
  expect(posted.mock.calls).toEqual([[{ type: 'ready' }, SITE]]);
  await begin();
  await tile('Lantern Night');
  expect(sent.map(({ path, secret }) => [path, secret])).toEqual([
    ['vendor/open', null],
    ['vendor/games', 's-1'],
    ['vendor/lobby', 's-1'],
    ['vendor/games', 's-1'],
  ]);
});

it('has the theme of the site, or the dark one', async () => {
  await begin('&theme=light');
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  await begin('&theme=other');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

it('finds games by name', async () => {
  await begin();
  await tile('Lantern Night');
  answers['vendor/games'] = () => ({ games: [], totalPages: 0, totalCount: 0 });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search Tala Works games' }), 'nope');
  expect(await screen.findByRole('heading', { name: 'No games found' })).toBeVisible();
  expect(queries.at(-1)?.get('search')).toBe('nope');
});

it('opens a game in the same frame, and returns to its place in the list', async () => {
  await begin();
  await userEvent.click(await tile('Lantern Night'));
  expect(await frame()).toHaveAttribute('src', '/play/slot?ticket=t-2');
  expect(launches()[0]).toMatchObject({
    secret: 's-1',
    body: { nodeId: 'n-1', backUrl: `${location.origin}/play/vendor` },
  });
  await hear('balance-changed');
  expect(posted.mock.calls.at(-1)).toEqual([{ type: 'balance-changed' }, SITE]);

  await hear('leave');
  expect(await tile('Lantern Night')).toHaveFocus();
  expect(screen.queryByTitle('Game: Lantern Night')).toBeNull();
  // The site keeps the lobby open.
  expect(posted.mock.calls).not.toContainEqual([{ type: 'leave' }, SITE]);

  await userEvent.type(screen.getByRole('searchbox'), 'lan');
  await userEvent.click(await tile('Lantern Night'));
  await frame();
  await userEvent.click(screen.getByRole('button', { name: 'All Tala Works games' }));
  expect(await tile('Lantern Night')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('lan');
  const keys = launches().map(({ body }) => (body as { key: string }).key);
  expect(new Set(keys).size).toBe(2);
});

it('ignores messages from elsewhere', async () => {
  await begin();
  await userEvent.click(await tile('Lantern Night'));
  await frame();
  act(() => {
    const data = { type: 'leave' };
    dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: window }));
  });
  expect(await frame()).toBeVisible();
});

it('repeats a launch whose answer was lost, under the same key', async () => {
  await begin();
  let count = 0;
  answers['vendor/launch'] = () => {
    count += 1;
    if (count === 1) throw new TypeError('Failed to fetch');
    return { path: '/play/slot?ticket=t-2' };
  };
  await userEvent.click(await tile('Lantern Night'));
  // The repeat comes after a second, the default delay of the query library.
  await waitFor(async () => expect(await frame()).toBeVisible(), { timeout: 4_000 });
  const keys = launches().map(({ body }) => (body as { key: string }).key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('tells that a game could not be opened, and keeps the list', async () => {
  answers['vendor/launch'] = () => rejected(422, 'LOSS_LIMIT');
  await begin();
  await userEvent.click(await tile('Monsoon Gold'));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t open Monsoon Gold.');
  expect(await tile('Monsoon Gold')).toBeVisible();
});

it('shows that the games did not load', async () => {
  answers['vendor/games'] = () => rejected(500, 'INTERNAL');
  await begin();
  expect(await screen.findByText('We couldn’t load the games')).toBeVisible();
  answers['vendor/games'] = () => ({ games: GAMES, totalPages: 1, totalCount: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await tile('Monsoon Gold')).toBeVisible();
});

it.each([
  ['the ticket is invalid', 'vendor/open', 410],
  ['the session has ended', 'vendor/games', 401],
])('ends when %s, and tells the site', async (_, path, status) => {
  answers[path] = () => rejected(status, 'GONE');
  await begin();
  expect(await screen.findByRole('heading', { name: 'This lobby has expired' })).toBeVisible();
  expect(posted.mock.calls.at(-1)).toEqual([{ type: 'ended' }, SITE]);
});
