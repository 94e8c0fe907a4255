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

test('fetches once, and then receives every change', async () => {
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

test('refetches the balance once connected, also after a reconnect', async () => {
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

test('polls each minute without a push connection', async () => {
  platform.on(openPush, () => reject(404, 'NOT_FOUND', 'not_found'));
  signInForTest();
  await show();
  await pass(60_000);
  expect(platform.calls(getUnreadCount)).toHaveLength(2);
  await pass(10 * 60_000);
  // Without push support, it isn't requested again.
  expect(platform.calls(openPush)).toHaveLength(1);
});

test('reconnects with a new ticket and backoff when the connection is lost', async () => {
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

test('reconnects immediately when the browser is back online', async () => {
  signInForTest();
  await show();
  latest().close();
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(FakeSocket.opened).toHaveLength(2);
});

test('keeps trying while the platform is unreachable', async () => {
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

test('reconnects immediately even if no ticket could be fetched yet', async () => {
  platform.fail(openPush, 'server-error');
  signInForTest();
  await show();
  await pass(10 * 60_000);
  platform.fail(openPush, 'server-error', 0);
  window.dispatchEvent(new Event('online'));
  await pass(10);
  expect(FakeSocket.opened).toHaveLength(1);
});

test('adds jitter to the backoff, which is reset after a lasting connection', async () => {
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

test('aborts a connection that does not open', async () => {
  signInForTest();
  await show();
  await pass(20_000);
  expect(latest().readyState).toBe(3);
  await pass(1_000);
  expect(FakeSocket.opened).toHaveLength(2);
});

test('requests one ticket per connection, and none without listeners', async () => {
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

test('opens nothing while the page is hidden, and reconnects when it becomes visible', async () => {
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

test('allows the back-forward cache, and listens again after it is restored', async () => {
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

test('shares one connection, and closes it with the last listener', async () => {
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

test('does not connect for guests, and disconnects on sign-out', async () => {
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

test('has no chat count for a trial account', async () => {
  signInForTest({ accountType: 'trial' });
  await show();
  expect(counts()).toBe('2 0');
  expect(platform.calls(getChatMessageCount)).toHaveLength(0);
});
