import { CHAT_CLOSE } from '@perya/api-client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  advanceFakeTimers,
  closePage,
  dispatch,
  ENTERED,
  enterRoom,
  FakeSocket,
  line,
  log,
  message,
  messages,
  openPage,
  preparePage,
  SITE,
} from './testing';
import { chatCatalogue } from './texts';

const posted = vi.fn<(message: unknown, origin: string) => void>();
const parent = { postMessage: posted } as never;
const { latest } = FakeSocket;
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

beforeEach(() => {
  preparePage();
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent);
});
afterEach(() => {
  closePage();
  vi.useRealTimers();
  posted.mockReset();
  delete document.documentElement.dataset['theme'];
});

const input = () => screen.getByRole('textbox', { name: 'Write a message' });
const button = (name: string, within_ = document.body) =>
  within(within_).getByRole('button', { name });
const theme = () => document.documentElement.dataset['theme'];
const status = () =>
  screen.getAllByRole('status').find(({ tagName }) => tagName === 'P') ??
  expect.fail('There is no status.');

async function say(text: string): Promise<void> {
  await user.click(input());
  await user.paste(text);
  await user.keyboard('{Enter}');
}

function fromSite(data: unknown, origin = SITE, source: unknown = parent): void {
  dispatch(window, Object.assign(new Event('message'), { data, origin, source }));
}

async function openMenu(text: string): Promise<HTMLElement> {
  const item = message(text);
  await user.click(within(item).getByLabelText('Message menu'));
  return item;
}

it('removes the ticket from the URL, sends it to the room, and tells the site when it has entered', async () => {
  await openPage();
  expect(location.search + location.hash).toBe('');
  expect(theme()).toBe('light');
  expect(latest().address).toBe('wss://play.example/chat/socket');
  expect(latest().sent).toEqual([{ type: 'enter', ticket: 't-1' }]);
  expect(posted).not.toHaveBeenCalled();
  latest().reply(ENTERED);
  expect(posted.mock.calls).toEqual([[{ type: 'ready' }, SITE]]);
  expect(messages()).toEqual(['line 1', 'line 2']);
  expect(within(log()).getByText('New')).toBeVisible();
  // The list is inside the log: an element with both roles would have no list items.
  expect(log().querySelectorAll(':scope > ol:not([role]) > li')).toHaveLength(4);
  expect(within(log()).getAllByRole('listitem')[0]).toHaveTextContent('today');
  expect(screen.getByText('Others see you as ju***1')).toBeVisible();
  expect(screen.getByText('Online: 2')).toHaveAttribute('data-state', 'open');
});

it('uses the language in the URL, and then that of the room', async () => {
  await openPage('TH');
  expect(document.documentElement.lang).toBe('th-TH');
  expect(screen.getByRole('button', { name: 'ส่ง' })).toBeVisible();
  latest().reply({ ...ENTERED, language: 'VI' });
  expect(await screen.findByRole('button', { name: 'Gửi' })).toBeVisible();
  expect(document.documentElement.lang).toBe('vi-VN');
});

it('uses English for an unknown language', async () => {
  await openPage('XX');
  expect(input()).toBeVisible();
  expect(document.documentElement.lang).toBe('en-PH');
});

it('lets the site reopen the room when its texts fail to load', async () => {
  vi.spyOn(chatCatalogue, 'load').mockImplementation(async () => {
    // The socket opens first.
    await vi.advanceTimersByTimeAsync(0);
    throw new Error('gone');
  });
  await openPage();
  expect(posted.mock.calls).toEqual([[{ type: 'ended' }, SITE]]);
  await advanceFakeTimers(60_000);
  expect(FakeSocket.opened).toHaveLength(1);
});

it('shows the title in a window of its own, and leaves it to the site in a frame', async () => {
  await enterRoom();
  expect(screen.queryByRole('heading')).toBeNull();
  closePage();
  preparePage();
  vi.spyOn(window, 'parent', 'get').mockReturnValue(window);
  await enterRoom();
  expect(screen.getByRole('heading', { name: 'Chat' })).toBeVisible();
  expect(document.title).toBe('Chat');
});

it('shows a message as pending immediately, and as sent once the room has it', async () => {
  await enterRoom();
  await say('  hello  ');
  const sent = latest().sent.at(-1);
  expect(sent).toMatchObject({ type: 'say', text: 'hello' });
  expect(message('hello')).toHaveTextContent('Sending…');
  expect(input()).toHaveValue('');
  expect(input()).toHaveFocus();
  const own = { isMine: true, key: String(sent?.['key']), text: 'hello', author: 'juan' };
  latest().reply({ type: 'line', line: line(3, own) });
  expect(message('hello')).not.toHaveAttribute('data-pending');
  expect(messages()).toEqual(['line 1', 'line 2', 'hello']);
});

it('reconnects with its secret and backoff, and resends pending messages', async () => {
  await enterRoom();
  latest().cut();
  await say('in the tunnel');
  expect(status()).toHaveTextContent('Connection lost. Reconnecting…');
  await advanceFakeTimers(999);
  expect(FakeSocket.opened).toHaveLength(1);
  await advanceFakeTimers(1);
  expect(FakeSocket.opened).toHaveLength(2);
  latest().cut();
  await advanceFakeTimers(1_999);
  expect(FakeSocket.opened).toHaveLength(2);
  await advanceFakeTimers(1);
  latest().open();
  expect(latest().sent).toEqual([{ type: 'enter', secret: 's-1', after: 2 }]);
  const { secret: _, ...back } = ENTERED;
  latest().reply({ ...back, lines: [line(3)], isFresh: false });
  expect(latest().sent[1]).toMatchObject({ type: 'say', text: 'in the tunnel' });
  expect(messages()).toEqual(['line 1', 'line 2', 'line 3', 'in the tunnel']);
  expect(status()).toBeEmptyDOMElement();
});

it('reconnects immediately when the browser is back online', async () => {
  await enterRoom();
  latest().cut();
  dispatch(window, new Event('online'));
  await advanceFakeTimers(0);
  expect(FakeSocket.opened).toHaveLength(2);
  latest().open();
  await advanceFakeTimers(60_000);
  expect(FakeSocket.opened).toHaveLength(2);
});

it('aborts a connection that does not open', async () => {
  await enterRoom();
  latest().cut();
  await advanceFakeTimers(1_000);
  const stuck = latest();
  await advanceFakeTimers(20_000);
  expect(stuck.readyState).toBe(3);
  await advanceFakeTimers(2_000);
  expect(FakeSocket.opened).toHaveLength(3);
});

it('adds jitter to the backoff', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  await enterRoom();
  latest().cut();
  await advanceFakeTimers(500);
  expect(FakeSocket.opened).toHaveLength(2);
  latest().cut();
  await advanceFakeTimers(999);
  expect(FakeSocket.opened).toHaveLength(2);
  await advanceFakeTimers(1);
  expect(FakeSocket.opened).toHaveLength(3);
});

it('queues nothing that would be sent before the secret on the next connection', async () => {
  await enterRoom();
  latest().readyState = 2;
  await say('too late');
  latest().cut();
  await advanceFakeTimers(1_000);
  latest().open();
  expect(latest().sent).toEqual([{ type: 'enter', secret: 's-1', after: 2 }]);
  latest().reply({ ...ENTERED, lines: [], isFresh: false });
  expect(latest().sent.slice(1)).toMatchObject([{ type: 'say', text: 'too late' }]);
});

it('does not wait for a lost connection to close, and ignores its later events', async () => {
  await enterRoom();
  const dead = latest();
  const close = vi.spyOn(dead, 'close').mockImplementation(() => undefined);
  dispatch(window, new Event('offline'));
  expect(close).toHaveBeenCalledOnce();
  expect(status()).toHaveTextContent('Connection lost. Reconnecting…');
  dead.reply({ type: 'line', line: line(3) });
  expect(messages()).toEqual(['line 1', 'line 2']);
  dispatch(window, new Event('online'));
  await advanceFakeTimers(0);
  expect(FakeSocket.opened).toHaveLength(2);
  dead.cut();
  latest().open();
  expect(latest().sent).toEqual([{ type: 'enter', secret: 's-1', after: 2 }]);
});

it('shows that the chat is open in too many windows, and retries', async () => {
  await enterRoom();
  latest().cut(CHAT_CLOSE.crowded);
  expect(status()).toHaveTextContent('The chat is open in too many windows.');
  await advanceFakeTimers(1_000);
  expect(FakeSocket.opened).toHaveLength(2);
});

it('ends with the session, and tells the site, which can reopen it', async () => {
  await enterRoom();
  latest().cut(CHAT_CLOSE.ended);
  expect(posted.mock.lastCall).toEqual([{ type: 'ended' }, SITE]);
  expect(screen.getByRole('alert')).toHaveTextContent('This chat has closed');
  expect(screen.queryByRole('textbox')).toBeNull();
  await advanceFakeTimers(120_000);
  expect(FakeSocket.opened).toHaveLength(1);
});

it('shows why a message was rejected, and resends it under the same key', async () => {
  await enterRoom();
  await say('quick');
  const key = String(latest().sent.at(-1)?.['key']);
  latest().reply({ type: 'refused', key, reason: 'too-fast', retryAfterMs: 3_200 });
  expect(message('quick')).toHaveTextContent('Not so fast. Wait 4 s.');
  await user.click(button('Send again', message('quick')));
  expect(latest().sent.at(-1)).toEqual({ type: 'say', key, text: 'quick' });
  expect(message('quick')).toHaveTextContent('Sending…');
  latest().reply({ type: 'refused', key, reason: 'repeated' });
  expect(message('quick')).toHaveTextContent('You just said that.');
  await user.click(button('Discard', message('quick')));
  expect(messages()).toEqual(['line 1', 'line 2']);
});

it('does not send an empty or overlong message, and keeps it', async () => {
  await enterRoom();
  const sent = latest().sent.length;
  await say('   ');
  await say('x'.repeat(301));
  expect(latest().sent).toHaveLength(sent);
  expect(input()).toHaveAccessibleDescription('Too long. The maximum is 300 characters.');
  expect(input()).toBeInvalid();
  expect(input()).toHaveValue(`   ${'x'.repeat(301)}`);
  await user.keyboard('{Backspace}');
  expect(input()).toHaveAccessibleDescription('Characters left: 0');
  expect(input()).toBeValid();
});

it('adds a line break on Shift+Enter, and ignores Enter during IME composition', async () => {
  await enterRoom();
  const sent = latest().sent.length;
  await user.type(input(), 'one{Shift>}{Enter}{/Shift}two');
  const composing = { key: 'Enter', isComposing: true, bubbles: true };
  dispatch(input(), new KeyboardEvent('keydown', composing));
  expect(latest().sent).toHaveLength(sent);
  await user.click(button('Send'));
  expect(latest().sent.at(-1)).toMatchObject({ type: 'say', text: 'one\ntwo' });
});

it('marks messages as read only while the site shows the frame, and follows its theme', async () => {
  await enterRoom();
  fromSite({ type: 'state', isShown: false, theme: 'dark' });
  await advanceFakeTimers(5_000);
  expect(latest().sent.map(({ type }) => type)).not.toContain('read');
  expect(theme()).toBe('dark');
  fromSite({ type: 'state', isShown: true, theme: 'light' });
  await advanceFakeTimers(5_000);
  expect(latest().sent.at(-1)).toEqual({ type: 'read', upTo: 2 });
  expect(posted.mock.lastCall).toEqual([{ type: 'read' }, SITE]);
});

it('marks nothing as read while the tab is in the background, and each message once', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const reads = () => latest().sent.filter(({ type }) => type === 'read');
  const turn = () => dispatch(document, new Event('visibilitychange'));
  await enterRoom();
  await advanceFakeTimers(5_000);
  expect(reads()).toEqual([]);
  hidden.mockReturnValue(false);
  turn();
  await advanceFakeTimers(5_000);
  hidden.mockReturnValue(true);
  turn();
  hidden.mockReturnValue(false);
  turn();
  await advanceFakeTimers(5_000);
  expect(reads()).toEqual([{ type: 'read', upTo: 2 }]);
});

it.each([
  ['another origin', 'https://evil.example', parent],
  ['another window', SITE, window],
])('ignores messages from %s', async (_, origin, source) => {
  await enterRoom();
  fromSite({ type: 'state', isShown: true, theme: 'dark' }, origin, source);
  expect(theme()).toBe('light');
});

it('hides a player permanently, until shown again', async () => {
  const spam = line(2, { author: 'pedro', text: 'spam' });
  await enterRoom({ lines: [line(1), spam] });
  const item = await openMenu('spam');
  await user.click(button('Hide this player', item));
  expect(messages()).toEqual(['line 1']);
  expect(log()).toHaveFocus();
  closePage();
  await enterRoom({ lines: [spam] });
  expect(messages()).toEqual([]);
  expect(within(log()).getByText('Hidden players: 1')).toBeVisible();
  await user.click(button('Show them again'));
  expect(messages()).toEqual(['spam']);
});

it('reports a message, and confirms it', async () => {
  await enterRoom();
  const item = await openMenu('line 1');
  await user.click(button('Report', item));
  expect(latest().sent.at(-1)).toEqual({ type: 'report', id: 1 });
  expect(within(item).getByRole('status')).toHaveTextContent('Reported. Thank you.');
  expect(within(item).getByLabelText('Message menu')).toHaveFocus();
});

it('shows markup as text', async () => {
  await enterRoom({ lines: [line(1, { text: '<img src=x onerror=alert(1)>' })] });
  expect(messages()).toEqual(['<img src=x onerror=alert(1)>']);
  expect(log().querySelector('img')).toBeNull();
});

it('loads older messages, one request at a time', async () => {
  await enterRoom({ hasOlder: true });
  await user.click(button('See earlier messages'));
  await user.click(button('See earlier messages'));
  expect(log()).toHaveAttribute('aria-busy', 'true');
  expect(latest().sent.filter(({ type }) => type === 'older')).toEqual([
    { type: 'older', before: 1 },
  ]);
  latest().reply({ type: 'older', lines: [line(0)], hasOlder: false });
  expect(messages()).toEqual(['line 0', 'line 1', 'line 2']);
  expect(screen.queryByRole('button', { name: 'See earlier messages' })).toBeNull();
});

it('closes on Esc through the site', async () => {
  await enterRoom();
  await user.keyboard('{Escape}');
  expect(posted.mock.lastCall).toEqual([{ type: 'close' }, SITE]);
});
