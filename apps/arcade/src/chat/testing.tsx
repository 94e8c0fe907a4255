import type { ChatLine, ChatReply } from '@perya/api-client';
import { createI18n, I18nProvider } from '@perya/i18n';
import { act, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import type { ChatState } from './chatSession';
import { openRoom } from './openRoom';
import { EMPTY_ROOM } from './room';
import { chatCatalogue } from './texts';

export const SITE = 'https://site.example';

/** Time of the messages; fake timers start here. */
const NOW = Date.parse('2026-11-21T08:00:00Z');

/** A message from another player. */
export const line = (id: number, more: Partial<ChatLine> = {}): ChatLine => ({
  id,
  at: NOW + id,
  text: `line ${id}`,
  name: 'ma***3',
  author: 'maria',
  isMine: false,
  key: null,
  ...more,
});

export const ENTERED: Extract<ChatReply, { type: 'entered' }> = {
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

export const CHAT: ChatState = {
  room: { ...EMPTY_ROOM, name: 'ju***1', timeZone: 'Asia/Manila' },
  connection: 'open',
  isShown: true,
  isLoadingOlder: false,
  hiddenAuthors: new Set(),
  reportedIds: new Set(),
};

/** Dispatches an external event inside `act`. */
export function dispatch(target: EventTarget, event: Event): void {
  act(() => {
    target.dispatchEvent(event);
  });
}

/** Runs timers and their effects. */
export async function advanceFakeTimers(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** The server side of a WebSocket. */
export class FakeSocket extends EventTarget {
  static opened: FakeSocket[] = [];
  static latest(): FakeSocket {
    return FakeSocket.opened.at(-1) ?? expect.fail('No socket was opened.');
  }

  readonly sent: Record<string, unknown>[] = [];
  readonly address: string;
  readyState = 0;

  constructor(address: string) {
    super();
    this.address = address;
    FakeSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.cut(1005);
  }

  open(): void {
    this.readyState = 1;
    dispatch(this, new Event('open'));
  }

  reply(reply: ChatReply): void {
    dispatch(this, new MessageEvent('message', { data: JSON.stringify(reply) }));
  }

  cut(code = 1006): void {
    this.readyState = 3;
    dispatch(this, Object.assign(new Event('close'), { code }));
  }
}

/** Fakes sockets and timers, and sets up the page's HTML. Call before each test. */
export function preparePage(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOW });
  // Testing Library detects fake timers only through `jest`; without it, it would wait for stopped timers.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Math, 'random').mockReturnValue(1);
  FakeSocket.opened = [];
  localStorage.clear();
  document.body.innerHTML = `<main data-socket="wss://play.example/chat/socket" data-site-origins="${SITE}"></main>`;
}

let close: (() => void) | undefined;

/** Loads the page from its URL, until the socket is open. */
export async function openPage(language = 'EN'): Promise<void> {
  const query = `ticket=t-1&title=Chat&headerColor=%23262743&language=${language}`;
  history.replaceState(null, '', `/chat?${query}#theme=light`);
  close = await act(openRoom);
  await advanceFakeTimers(0);
  FakeSocket.latest().open();
}

/** Loads the page and enters the room. */
export async function enterRoom(reply: Partial<typeof ENTERED> = {}): Promise<void> {
  await openPage();
  FakeSocket.latest().reply({ ...ENTERED, ...reply });
}

/** Closes the page. Call after each test. */
export function closePage(): void {
  act(() => close?.());
  close = undefined;
}

export const log = (): HTMLElement => screen.getByRole('log', { name: 'Messages' });

/** The message with this text. */
export const message = (text: string): HTMLElement =>
  within(log())
    .getAllByRole('listitem')
    .find((item) => item.querySelector('[dir=auto]')?.textContent === text) ??
  expect.fail(`There is no message "${text}".`);

/** All message texts, in display order. */
export const messages = (): string[] =>
  [...log().querySelectorAll('[data-kind] [dir=auto]')].map(({ textContent }) => textContent ?? '');

/** Wraps a part of the page in English texts. */
export async function createTextsWrapper(): Promise<(props: { children: ReactNode }) => ReactNode> {
  const i18n = createI18n({ language: 'EN' });
  await i18n.load([chatCatalogue]);
  return function Texts({ children }) {
    return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
  };
}
