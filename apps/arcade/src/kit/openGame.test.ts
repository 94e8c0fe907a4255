import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const GAME = { id: 'g-1', name: 'Lantern Night', language: 'EN', siteOrigins: [], now: 0 };

const asked: [path: string, secret: string | null][] = [];
let answers: Record<string, () => Response>;

const ok = (value: object) => Response.json({ success: true, value });
const refused = () => Response.json({ success: false, value: null, code: 'GONE' }, { status: 410 });

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  sessionStorage.clear();
  asked.length = 0;
  answers = {
    open: () => ok({ secret: 's-1', game: GAME }),
    game: () => ok(GAME),
  };
  vi.stubGlobal('fetch', (address: string, { headers }: { headers: Record<string, string> }) => {
    const path = address.replace('/play/api/', '');
    asked.push([path, headers['Play-Session'] ?? null]);
    return Promise.resolve(answers[path]?.() ?? refused());
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** The page as it begins in its frame, for the first time or anew. */
async function begin(ticket: string): Promise<'shown' | 'closed'> {
  vi.resetModules();
  history.replaceState(null, '', `/play/slot?ticket=${ticket}`);
  const { openGame } = await import('./openGame');
  const show = vi.fn<() => void>();
  await openGame(show);
  return show.mock.calls.length > 0 ? 'shown' : 'closed';
}

it('opens the game with its ticket, once, and goes on with it after a reload', async () => {
  expect(await begin('t-1')).toBe('shown');
  expect(await begin('t-1')).toBe('shown');
  expect(asked).toEqual([
    ['open', null],
    ['game', 's-1'],
  ]);
});

it('opens another game with another ticket, and does not go back to the first', async () => {
  await begin('t-1');
  answers['open'] = () => ok({ secret: 's-2', game: GAME });
  await begin('t-2');
  answers['open'] = refused;
  expect(await begin('t-1')).toBe('closed');
  expect(asked.map(([path]) => path)).toEqual(['open', 'open', 'open']);
});

it('has ended where what it was opened with is over', async () => {
  await begin('t-1');
  answers['game'] = refused;
  expect(await begin('t-1')).toBe('closed');
});

it('ends with a reload where the frame may keep nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(await begin('t-1')).toBe('shown');
  answers['open'] = refused;
  expect(await begin('t-1')).toBe('closed');
});
