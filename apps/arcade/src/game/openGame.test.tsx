import { OpenGameSchema } from '@perya/game-engines/play-api';
import { defineCatalogue } from '@perya/i18n';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openGame } from './openGame';
import { answerPlayApi, OPEN_GAME, rejected, type Answers, type SentCall } from './testing';

const SITE = 'https://site.example';
const catalogue = defineCatalogue('none', () => Promise.resolve({ default: {} }));
const gone = () => rejected(410, 'TICKET_SPENT');
const posted = vi.fn<(message: unknown, origin: string) => void>();

let answers: Answers;
let sent: SentCall[];

beforeEach(() => {
  sessionStorage.clear();
  answers = {
    open: () => ({ secret: 's-1', game: OPEN_GAME }),
    game: () => OPEN_GAME,
  };
  sent = answerPlayApi(new Proxy({}, { get: (_, path: string) => answers[path] }));
  posted.mockReset();
  vi.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage: posted } as never);
});
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

/** Loads the page in its frame; a second call is a reload. */
async function begin(search: string): Promise<void> {
  document.body.innerHTML = `<main data-site-origins="${SITE}"></main>`;
  history.replaceState(null, '', `/play/slot${search}`);
  await act(() =>
    openGame({ schema: OpenGameSchema, catalogues: [catalogue], render: () => <p>The game</p> }),
  );
}

it('opens the game with its ticket once, and continues after a reload', async () => {
  await begin('?ticket=t-1');
  expect(screen.getByText('The game')).toBeVisible();
  expect(location.search).toBe('');
  expect(document.title).toBe(OPEN_GAME.name);
  expect(posted.mock.calls).toEqual([[{ type: 'ready' }, SITE]]);
  await begin('?ticket=t-1');
  expect(screen.getByText('The game')).toBeVisible();
  expect(sent.map(({ path, secret }) => [path, secret])).toEqual([
    ['open', null],
    ['game', 's-1'],
  ]);
});

it('opens another game with another ticket, and does not return to the first', async () => {
  await begin('?ticket=t-1');
  answers['open'] = () => ({ secret: 's-2', game: OPEN_GAME });
  await begin('?ticket=t-2');
  answers['open'] = gone;
  await begin('?ticket=t-1');
  expect(screen.getByRole('alert')).toHaveTextContent('Open the game again');
  expect(sent.map(({ path }) => path)).toEqual(['open', 'open', 'open']);
});

it('ends when its session is over', async () => {
  await begin('?ticket=t-1');
  answers['game'] = gone;
  await begin('?ticket=t-1');
  expect(screen.getByRole('alert')).toHaveTextContent('Open the game again');
});

it('ends on reload when storage is blocked in the frame', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await begin('?ticket=t-1');
  expect(screen.getByText('The game')).toBeVisible();
  answers['open'] = gone;
  await begin('?ticket=t-1');
  expect(screen.getByRole('alert')).toBeVisible();
});

it.each([
  ['its ticket is invalid', '?ticket=used'],
  ['it opens without a ticket', ''],
])('tells the site that it has ended when %s', async (_, search) => {
  answers['open'] = gone;
  await begin(search);
  expect(screen.getByRole('heading')).toHaveTextContent('Open the game again');
  expect(posted.mock.calls).toEqual([[{ type: 'ended' }, SITE]]);
  expect(location.search).toBe('');
});

it('tells nobody in a window of its own', async () => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue(window);
  const post = vi.spyOn(window, 'postMessage');
  await begin('');
  expect(screen.getByRole('alert')).toBeVisible();
  expect(post).not.toHaveBeenCalled();
});
