import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  advanceFakeTimers,
  closePage,
  enterRoom,
  FakeSocket,
  line,
  log,
  message,
  preparePage,
} from './testing';

const VIEW = 300;
const ROW = 100;
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

const isLog = (element: Element) => element.getAttribute('role') === 'log';
const heightOf = (element: Element) => Math.max(VIEW, element.querySelectorAll('li').length * ROW);

beforeEach(() => {
  preparePage();
  fakeLayout();
});
afterEach(() => {
  closePage();
  vi.useRealTimers();
});

/** All rows have the same height, and the log shows three of them. */
function fakeLayout(): void {
  let scrolled = 0;
  const max = () => heightOf(log()) - VIEW;
  vi.spyOn(Element.prototype, 'scrollTop', 'get').mockImplementation(() => scrolled);
  vi.spyOn(Element.prototype, 'scrollTop', 'set').mockImplementation((value) => {
    scrolled = Math.max(0, Math.min(max(), value));
  });
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(VIEW);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    return isLog(this) ? heightOf(this) : 0;
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const rows = [...(this.parentElement?.children ?? [])];
    const top = isLog(this) ? 0 : rows.indexOf(this) * ROW - scrolled;
    return new DOMRect(0, top, ROW, isLog(this) ? VIEW : ROW);
  });
}

const lines = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => line(first + index));
const hear = (id: number) => FakeSocket.latest().reply({ type: 'line', line: line(id) });
const isAtEnd = () => log().scrollTop === heightOf(log()) - VIEW;
const topOf = (text: string) => message(text).getBoundingClientRect().top;

function scrollTo(top: number): void {
  log().scrollTop = top;
  fireEvent.scroll(log());
}

it('starts at the end, and stays there when messages arrive', async () => {
  await enterRoom({ lines: lines(10, 19) });
  expect(isAtEnd()).toBe(true);
  hear(20);
  expect(isAtEnd()).toBe(true);
  expect(screen.queryByRole('button', { name: 'Jump to latest' })).toBeNull();
});

it('stays at the scroll position, shows the number of new messages, and scrolls to them on request', async () => {
  await enterRoom({ lines: lines(10, 19) });
  scrollTo(250);
  expect(screen.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
  hear(20);
  hear(21);
  expect(log().scrollTop).toBe(250);
  await user.click(screen.getByRole('button', { name: 'New messages: 2' }));
  expect(isAtEnd()).toBe(true);
  expect(screen.queryByRole('button', { name: /newest|New messages/ })).toBeNull();
  expect(log()).toHaveFocus();
});

it('keeps the visible messages in place when others are added or removed above them', async () => {
  await enterRoom({ lines: lines(10, 19), hasOlder: true, lastReadId: 19 });
  scrollTo(0);
  const before = topOf('line 10');
  await user.click(screen.getByRole('button', { name: 'See earlier messages' }));
  FakeSocket.latest().reply({ type: 'older', lines: lines(5, 9), hasOlder: true });
  expect(topOf('line 10')).toBe(before);
  expect(log().scrollTop).toBe(500);
  FakeSocket.latest().reply({ type: 'hidden', id: 7 });
  expect(topOf('line 10')).toBe(before);
});

it('scrolls to the end when the player sends a message', async () => {
  await enterRoom({ lines: lines(10, 19) });
  scrollTo(100);
  await user.type(screen.getByRole('textbox'), 'hello{Enter}');
  expect(message('hello')).toBeVisible();
  expect(isAtEnd()).toBe(true);
});

it('marks the newest message as read when it is scrolled to', async () => {
  const reads = () => FakeSocket.latest().sent.filter(({ type }) => type === 'read');
  await enterRoom({ lines: lines(10, 19) });
  scrollTo(0);
  await advanceFakeTimers(5_000);
  expect(reads()).toEqual([]);
  scrollTo(10_000);
  await advanceFakeTimers(5_000);
  expect(reads()).toEqual([{ type: 'read', upTo: 19 }]);
});
