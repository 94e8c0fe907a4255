import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHAT_CLOSE, type ChatLine, type ChatReply } from '@perya/api-client';

const SITE = 'https://site.example';
const posted = vi.fn<(message: unknown, origin: string) => void>();
const parent = { postMessage: posted } as never;

/** The room's end of the line. */
class FakeSocket extends EventTarget {
  static opened: FakeSocket[] = [];
  readonly sent: Record<string, unknown>[] = [];
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    FakeSocket.opened.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.cut(1005);
  }
  open() {
    this.dispatchEvent(new Event('open'));
  }
  reply(reply: ChatReply) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(reply) }));
  }
  cut(code = 1006) {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

const line = (id: number, more: Partial<ChatLine> = {}): ChatLine => ({
  id,
  at: Date.parse('2026-11-21T08:00:00Z') + id,
  text: `line ${id}`,
  name: 'ma***3',
  author: 'maria',
  isMine: false,
  key: null,
  ...more,
});
const ENTERED: Extract<ChatReply, { type: 'entered' }> = {
  type: 'entered',
  secret: 's-1',
  room: 'players',
  language: 'EN',
  timeZone: 'Asia/Manila',
  name: 'ju***1',
  lines: [line(1), line(2)],
  hasOlder: false,
  isFresh: true,
  lastReadId: 1,
  online: 2,
};

const $ = (selector: string) =>
  document.querySelector<HTMLElement>(selector) ?? expect.fail(`There is no ${selector}.`);
const latest = () => FakeSocket.opened.at(-1) ?? expect.fail('No line was opened.');
const list = () => [...document.querySelectorAll('.text')].map(({ textContent }) => textContent);

/** What a page listens to goes with it. */
let page: AbortController;

beforeEach(() => {
  page = new AbortController();
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) =>
        add(type, listener, { signal: page.signal }),
    );
  }
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent);
  vi.spyOn(Math, 'random').mockReturnValue(1);
  FakeSocket.opened = [];
  localStorage.clear();
  document.body.innerHTML = `<main data-socket="wss://play.example/chat/socket" data-site-origins="${SITE}"></main>`;
});
afterEach(() => {
  page.abort();
  vi.restoreAllMocks();
  vi.useRealTimers();
  posted.mockReset();
});

async function openPage(language = 'EN') {
  const query = `ticket=t-1&title=Chat&headerColor=%23262743&language=${language}`;
  history.replaceState(null, '', `/chat?${query}#theme=light`);
  await import('./main');
  latest().open();
}

async function enter(reply: Partial<typeof ENTERED> = {}) {
  await openPage();
  latest().reply({ ...ENTERED, ...reply });
}

function say(text: string) {
  const input = $('textarea') as HTMLTextAreaElement;
  input.value = text;
  input.dispatchEvent(new Event('input'));
  $('form').dispatchEvent(new Event('submit', { cancelable: true }));
}

function fromSite(data: unknown, origin = SITE, source: unknown = parent) {
  window.dispatchEvent(
    Object.assign(new Event('message'), { data, origin, source }) as MessageEvent,
  );
}

it('takes the ticket out of the address, shows it to the room, and tells the site when it is in', async () => {
  await openPage();
  expect(location.search + location.hash).toBe('');
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(latest().address).toBe('wss://play.example/chat/socket');
  expect(latest().sent).toEqual([{ type: 'enter', ticket: 't-1' }]);
  expect(posted).not.toHaveBeenCalled();
  latest().reply(ENTERED);
  expect(posted.mock.calls).toEqual([[{ type: 'ready' }, SITE]]);
  expect(list()).toEqual(['line 1', 'line 2']);
  expect($('.fresh').textContent).toBe('New');
  // A list in a log, each by its own element: one that is both has items of nothing.
  expect($('[role=log]').getAttribute('aria-label')).toBe('Messages');
  expect(document.querySelectorAll('[role=log] > ol:not([role]) > li').length).toBe(4);
  expect($('.me').textContent).toBe('Others see you as ju***1');
});

it('shows what is written at once, and once the room has it, as said', async () => {
  await enter();
  say('  hello  ');
  const sent = latest().sent.at(-1);
  expect(sent).toMatchObject({ type: 'say', text: 'hello' });
  expect($('[data-pending]').textContent).toContain('Sending…');
  const own = { isMine: true, key: String(sent?.['key']), text: 'hello', author: 'juan' };
  latest().reply({ type: 'line', line: line(3, own) });
  expect(document.querySelector('[data-pending]')).toBeNull();
  expect(list()).toEqual(['line 1', 'line 2', 'hello']);
});

it('comes back by itself with its secret, with growing pauses, and sends what was under way', async () => {
  await enter();
  latest().cut();
  say('in the tunnel');
  expect($('.notice').textContent).toBe('The line was cut. It comes back by itself.');
  vi.advanceTimersByTime(999);
  expect(FakeSocket.opened).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.opened).toHaveLength(2);
  latest().cut();
  vi.advanceTimersByTime(1_999);
  expect(FakeSocket.opened).toHaveLength(2);
  vi.advanceTimersByTime(1);
  latest().open();
  expect(latest().sent).toEqual([{ type: 'enter', secret: 's-1', after: 2 }]);
  const { secret: _, ...back } = ENTERED;
  latest().reply({ ...back, lines: [line(3)], isFresh: false });
  expect(latest().sent[1]).toMatchObject({ type: 'say', text: 'in the tunnel' });
  expect(list()).toEqual(['line 1', 'line 2', 'line 3', 'in the tunnel']);
  expect($('.notice').textContent).toBe('');
});

it('does not wait when the browser says that it is online again', async () => {
  await enter();
  latest().cut();
  window.dispatchEvent(new Event('online'));
  expect(FakeSocket.opened).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.opened).toHaveLength(2);
});

it('does not wait for a dead line to say that it is closed, and hears no more of it', async () => {
  await enter();
  const dead = latest();
  const close = vi.spyOn(dead, 'close').mockImplementation(() => undefined);
  window.dispatchEvent(new Event('offline'));
  expect(close).toHaveBeenCalledOnce();
  expect($('.notice').textContent).toBe('The line was cut. It comes back by itself.');
  dead.reply({ type: 'line', line: line(3) });
  expect(list()).toEqual(['line 1', 'line 2']);
  window.dispatchEvent(new Event('online'));
  expect(FakeSocket.opened).toHaveLength(2);
  dead.cut();
  latest().open();
  expect(latest().sent).toEqual([{ type: 'enter', secret: 's-1', after: 2 }]);
});

it('ends with its sign-in, and tells the site, which has the way back', async () => {
  await enter();
  latest().cut(CHAT_CLOSE.ended);
  expect(posted.mock.lastCall).toEqual([{ type: 'ended' }, SITE]);
  expect($('.closed h1').textContent).toBe('The chat is closed here');
  vi.advanceTimersByTime(120_000);
  expect(FakeSocket.opened).toHaveLength(1);
});

it('says why something was not taken, and sends it again under the same key', async () => {
  await enter();
  say('quick');
  const key = String(latest().sent.at(-1)?.['key']);
  latest().reply({ type: 'refused', key, reason: 'too-fast', retryAfterMs: 3_200 });
  expect($('.state').textContent).toContain('Not so fast: wait 4 s.');
  $('.state button').click();
  expect(latest().sent.at(-1)).toEqual({ type: 'say', key, text: 'quick' });
  latest().reply({ type: 'refused', key, reason: 'repeated' });
  $('.state button:last-child').click();
  expect(list()).toEqual(['line 1', 'line 2']);
});

it('does not send what is empty or too long', async () => {
  await enter();
  const sent = latest().sent.length;
  say('   ');
  say('x'.repeat(301));
  expect(latest().sent).toHaveLength(sent);
  expect($('.left').textContent).toBe('Too long: 300 characters at most.');
  expect($('textarea').getAttribute('aria-invalid')).toBe('true');
});

it('reads only while the site shows it, and follows its theme', async () => {
  await enter();
  fromSite({ type: 'state', isShown: false, theme: 'dark' });
  vi.advanceTimersByTime(5_000);
  expect(latest().sent.map(({ type }) => type)).not.toContain('read');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  fromSite({ type: 'state', isShown: true, theme: 'light' });
  vi.advanceTimersByTime(5_000);
  expect(latest().sent.at(-1)).toEqual({ type: 'read', upTo: 2 });
  expect(posted.mock.lastCall).toEqual([{ type: 'read' }, SITE]);
});

it.each([
  ['another origin', 'https://evil.example', parent],
  ['another window', SITE, window],
])('does not listen to %s', async (_, origin, source) => {
  await enter();
  fromSite({ type: 'state', isShown: true, theme: 'dark' }, origin, source);
  expect(document.documentElement.dataset['theme']).toBe('light');
});

it('hides a player for good, until he is asked for again', async () => {
  await enter({ lines: [line(1), line(2, { author: 'pedro', text: 'spam' })] });
  $('[data-kind=theirs]:last-of-type .menu button:last-child').click();
  expect(list()).toEqual(['line 1']);
  vi.resetModules();
  await enter({ lines: [line(2, { author: 'pedro', text: 'spam' })] });
  expect(list()).toEqual([]);
  $('.note button').click();
  expect(list()).toEqual(['spam']);
});

it('reports a message, and says so', async () => {
  await enter();
  $('.menu button').click();
  expect(latest().sent.at(-1)).toEqual({ type: 'report', id: 1 });
  expect($('.menu [role=status]').textContent).toBe('Reported. Thank you.');
});

it('shows markup as the text that it is', async () => {
  await enter({ lines: [line(1, { text: '<img src=x onerror=alert(1)>' })] });
  expect(list()).toEqual(['<img src=x onerror=alert(1)>']);
  expect(document.querySelector('ol img')).toBeNull();
});

it('asks for what is older, once at a time', async () => {
  await enter({ hasOlder: true });
  $('.note button').click();
  $('.note button').click();
  expect(latest().sent.filter(({ type }) => type === 'older')).toEqual([
    { type: 'older', before: 1 },
  ]);
  latest().reply({ type: 'older', lines: [line(0)], hasOlder: false });
  expect(list()).toEqual(['line 0', 'line 1', 'line 2']);
  expect(document.querySelector('.note')).toBeNull();
});

it('closes on Esc, by way of the site', async () => {
  await enter();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(posted.mock.lastCall).toEqual([{ type: 'close' }, SITE]);
});
