import { getBalance, getChatMessageCount, getUnreadCount, openPush } from '@perya/api-client';
import { ApiProvider, useApiQuery } from '@perya/api-client/react';
import { createFakePlatform, reject, type FakePlatform } from '@perya/api-client/testing';
import { getToken, signOut } from '@perya/session';
import { resetSession, signInForTest } from '@perya/session/testing';
import { SiteConfigProvider } from '@perya/site-config';
import { testSiteConfig } from '@perya/site-config/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useUnreadChat, useUnreadMessages } from './unread';

/** The server side of the push. */
class FakeSocket extends EventTarget {
  static opened: FakeSocket[] = [];
  readonly address: string;
  readonly sent: string[] = [];
  readyState = 0;
  constructor(address: string) {
    super();
    this.address = address;
    FakeSocket.opened.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  close() {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
  say(data: unknown) {
    act(() => {
      this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }
}

const unread = (messages: number, chat: number) =>
  JSON.stringify({ type: 'unread', messages, chat });
const latest = () => FakeSocket.opened.at(-1) ?? expect.fail('No line was opened.');
/** Lets calls resolve and timers run. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

let platform: FakePlatform;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.spyOn(Math, 'random').mockReturnValue(1);
  FakeSocket.opened = [];
  resetSession();
  platform = createFakePlatform()
    .on(getUnreadCount, () => 2)
    .on(getChatMessageCount, () => ({ unReadCount: 5 }))
    .on(openPush, (_, { callIndex }) => ({
      address: 'wss://play.example/push/socket',
      ticket: `t-${callIndex}`,
    }));
});
afterEach(() => {
  vi.useRealTimers();
});

function Counts() {
  return (
    <output>
      {useUnreadMessages()} {useUnreadChat()}
    </output>
  );
}

function Balance() {
  const { data } = useApiQuery(getBalance, {});
  return <p>{JSON.stringify(data)}</p>;
}

async function show(children = <Counts />) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={queries}>
      <ApiProvider client={platform.client({ getToken })}>
        <SiteConfigProvider config={testSiteConfig()}>{children}</SiteConfigProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  await pass(10);
  return view;
}
const counts = () => screen.getByRole('status').textContent;

test('asks once, and then hears of every change', async () => {
  signInForTest();
  await show();
  expect(counts()).toBe('2 5');
  latest().open();
  expect(latest().address).toBe('wss://play.example/push/socket');
  expect(latest().sent).toEqual(['{"type":"enter","ticket":"t-0"}']);
  latest().say(unread(3, 6));
  await pass(0);
  expect(counts()).toBe('3 6');
  latest().say('{"type":"weather"}');
  latest().say('no json');
  await pass(10 * 60_000);
  expect(counts()).toBe('3 6');
  expect(platform.calls(getUnreadCount)).toHaveLength(1);
});

test('asks for the balance again as soon as it hears, also after the line was cut', async () => {
  signInForTest();
  platform.on(getBalance, () => ({ sumBalance: 100, currency: 'PHP' }));
  await show(
    <>
      <Counts />
      <Balance />
    </>,
  );
  expect(platform.calls(getBalance)).toHaveLength(1);
  latest().say(unread(3, 6));
  await vi.waitFor(() => expect(platform.calls(getBalance)).toHaveLength(2));
  latest().say(unread(4, 6));
  latest().close();
  await pass(1_000);
  latest().say(unread(4, 6));
  await vi.waitFor(() => expect(platform.calls(getBalance)).toHaveLength(3));
});

test('asks each minute while nothing comes by itself', async () => {
  platform.on(openPush, () => reject(404, 'NOT_FOUND', 'not_found'));
  signInForTest();
  await show();
  await pass(60_000);
  expect(platform.calls(getUnreadCount)).toHaveLength(2);
  await pass(10 * 60_000);
  // Without push support, it isn't requested again.
  expect(platform.calls(openPush)).toHaveLength(1);
});

test('comes back with a new ticket and growing pauses when the line is cut', async () => {
  signInForTest();
  await show();
  latest().close();
  await pass(999);
  expect(FakeSocket.opened).toHaveLength(1);
  await pass(1);
  expect(FakeSocket.opened).toHaveLength(2);
  latest().close();
  await pass(1_999);
  expect(FakeSocket.opened).toHaveLength(2);
  await pass(1);
  expect(FakeSocket.opened).toHaveLength(3);
  latest().open();
  expect(latest().sent).toEqual(['{"type":"enter","ticket":"t-2"}']);
});

test('comes back at once when the browser is online again', async () => {
  signInForTest();
  await show();
  latest().close();
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(FakeSocket.opened).toHaveLength(2);
});

test('keeps trying where the platform cannot be reached for now', async () => {
  platform.fail(openPush, 'server-error');
  signInForTest();
  await show();
  expect(FakeSocket.opened).toHaveLength(0);
  platform.fail(openPush, 'server-error', 0);
  await pass(1_000);
  latest().open();
  await pass(29_000);
  expect(FakeSocket.opened).toHaveLength(1);
});

test('comes back at once also where no ticket could be had yet', async () => {
  platform.fail(openPush, 'server-error');
  signInForTest();
  await show();
  await pass(10 * 60_000);
  platform.fail(openPush, 'server-error', 0);
  window.dispatchEvent(new Event('online'));
  await pass(10);
  expect(FakeSocket.opened).toHaveLength(1);
});

test('spreads the pauses, and they are short again after a connection that lasted', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  signInForTest();
  await show();
  latest().close();
  await pass(500);
  latest().close();
  await pass(999);
  expect(FakeSocket.opened).toHaveLength(2);
  await pass(1);
  expect(FakeSocket.opened).toHaveLength(3);
  latest().open();
  await pass(29_000);
  latest().close();
  await pass(1_999);
  expect(FakeSocket.opened).toHaveLength(3);
  await pass(1);
  latest().open();
  await pass(30_000);
  latest().close();
  await pass(500);
  expect(FakeSocket.opened).toHaveLength(5);
});

test('gives up a connection that does not open', async () => {
  signInForTest();
  await show();
  await pass(20_000);
  expect(latest().readyState).toBe(3);
  await pass(1_000);
  expect(FakeSocket.opened).toHaveLength(2);
});

test('asks for one ticket per connection, and for none when nobody listens any more', async () => {
  signInForTest();
  const view = await show();
  window.dispatchEvent(new Event('pageshow'));
  await pass(10);
  expect(platform.calls(openPush)).toHaveLength(1);
  latest().close();
  view.unmount();
  await pass(120_000);
  expect(platform.calls(openPush)).toHaveLength(1);
});

test('opens nothing while the page is hidden, and comes back when it is looked at', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  signInForTest();
  await show();
  await pass(120_000);
  expect(FakeSocket.opened).toHaveLength(0);
  expect(platform.calls(openPush)).toHaveLength(1);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(10);
  expect(FakeSocket.opened).toHaveLength(1);
});

test('lets the page into the back-forward cache, and listens again when it comes back', async () => {
  signInForTest();
  await show();
  window.dispatchEvent(new Event('pagehide'));
  expect(latest().readyState).toBe(3);
  await pass(120_000);
  expect(FakeSocket.opened).toHaveLength(1);
  window.dispatchEvent(new Event('pageshow'));
  await pass(0);
  expect(FakeSocket.opened).toHaveLength(2);
});

test('has one line for all who listen, and cuts it when the last one goes', async () => {
  signInForTest();
  const view = await show(
    <>
      <Counts />
      <Counts />
    </>,
  );
  expect(FakeSocket.opened).toHaveLength(1);
  view.unmount();
  expect(latest().readyState).toBe(3);
});

test('is silent for guests, and falls silent with the sign-out', async () => {
  await show();
  expect(counts()).toBe('0 0');
  expect(platform.calls(openPush)).toHaveLength(0);
  act(() => signInForTest());
  await pass(10);
  expect(counts()).toBe('2 5');
  act(signOut);
  await pass(0);
  expect(counts()).toBe('0 0');
  expect(latest().readyState).toBe(3);
});

test('counts no chat for a trial account', async () => {
  signInForTest({ accountType: 'trial' });
  await show();
  expect(counts()).toBe('2 0');
  expect(platform.calls(getChatMessageCount)).toHaveLength(0);
});
