import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const SITE = 'https://site.example';
const posted = vi.fn<(message: unknown, origin: string) => void>();

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = `<main data-site-origins="${SITE}"></main>`;
  vi.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage: posted } as never);
});
afterEach(() => {
  posted.mockReset();
  history.replaceState(null, '', '/');
});

async function openPage(search: string): Promise<void> {
  history.replaceState(null, '', `/play/slot${search}`);
  await import('./main');
}

const closed = () => vi.waitUntil(() => document.querySelector('.closed h1'));

it('tells the site that it has ended when its ticket opens nothing', async () => {
  const refused = Response.json({ success: false, value: null, code: 'TICKET' }, { status: 401 });
  vi.stubGlobal('fetch', () => Promise.resolve(refused));
  await openPage('?ticket=used');
  expect((await closed()).textContent).toBe('Open the game again');
  expect(posted.mock.calls).toEqual([[{ type: 'ended' }, SITE]]);
  expect(location.search).toBe('');
});

it('tells the site that it has ended when it comes up without a ticket', async () => {
  await openPage('');
  await closed();
  expect(posted.mock.calls).toEqual([[{ type: 'ended' }, SITE]]);
});

it('keeps it to itself in a window of its own', async () => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue(window);
  const post = vi.spyOn(window, 'postMessage');
  await openPage('');
  await closed();
  expect(post).not.toHaveBeenCalled();
});
