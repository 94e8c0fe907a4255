import { getChatMessageCount, getChatUrl, getMemberInfo, logout } from '@perya/api-client';
import { eq } from 'drizzle-orm';
import { afterEach, expect } from 'vitest';
import { attemptCounter } from '../../../kernel/http/schema';
import { houseAccount, post as postMoney, walletOf } from '../../../kernel/ledger';
import { message } from '../messages/schema';
import { rejection } from '../../identity/session/testing';
import { callerOf, startTestGateway, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { notify } from './hub';
import { CHAT_CLOSE } from '@perya/api-client';
import { chatMessage } from './schema';
import {
  chatSocket,
  enterAs,
  isReplyOfType,
  newKey,
  pushSocket,
  ticketOf,
  CHAT_WINDOW,
} from './testing';

let gateway: TestGateway;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
});
afterEach(async () => {
  gateway.clock.moveTo(0);
  await gateway.db.delete(attemptCounter);
  await patch({ switches: { CBS3: true } });
});

const patch = (brand: object) =>
  gateway.platform.brand.patch(gateway.db, brand, gateway.clock.now());

async function post(path: string, body: object): Promise<{ id: number }> {
  const answer = await fetch(gateway.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { value: { id: number } }).value;
}

const house = (body: object) => post('/sandbox/chat', body);

it('returns an address on the play origin, with title, color and language', async () => {
  const caller = callerOf(gateway);
  await caller.signIn('juan01');
  const { address } = await caller.client.call(getChatUrl, CHAT_WINDOW);
  const url = new URL(address);
  expect(url.origin + url.pathname).toBe(`${gateway.playUrl}/chat`);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    title: 'Chat room',
    headerColor: '#262743',
    language: 'EN',
  });
});

it('lets two players talk under masked names', async () => {
  const juan = await enterAs(gateway, 'juan01');
  const maria = await enterAs(gateway, 'maria03');
  expect(juan.entered).toMatchObject({ room: 'players', name: 'ju***1', language: 'EN' });
  expect(juan.entered.lines.length).toBeGreaterThan(10);
  const key = newKey();
  juan.socket.request({ type: 'say', key, text: '  Kumusta   kayo? ' });
  const { line: own } = await juan.socket.next(isReplyOfType('line'));
  const { line: heard } = await maria.socket.next(isReplyOfType('line'));
  expect(own).toMatchObject({ text: 'Kumusta kayo?', isMine: true, key, name: 'ju***1' });
  expect(heard).toMatchObject({ id: own.id, isMine: false, key: null, name: 'ju***1' });
  expect(JSON.stringify(heard)).not.toContain('juan01');
  expect((await maria.socket.next(isReplyOfType('online'))).count).toBeGreaterThanOrEqual(2);
  juan.socket.close();
  maria.socket.close();
});

it('stores messages and returns them page by page', async () => {
  await gateway.db.insert(chatMessage).values(
    Array.from({ length: 120 }, (_, index) => ({
      room: 'players',
      memberId: null,
      text: `old ${index}`,
      sentAt: new Date(gateway.clock.now().getTime() - 3_600_000),
    })),
  );
  const { socket, entered } = await enterAs(gateway, 'juan01');
  expect(entered.lines).toHaveLength(50);
  expect(entered.hasOlder).toBe(true);
  const ids = entered.lines.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  socket.request({ type: 'older', before: ids[0] ?? 0 });
  const older = await socket.next(isReplyOfType('older'));
  expect(older.lines).toHaveLength(50);
  expect(older.lines.at(-1)?.id).toBe((ids[0] ?? 0) - 1);
  socket.close();
});

it('lets a disconnected page come back with its secret and catch up', async () => {
  const juan = await enterAs(gateway, 'juan01');
  const after = juan.entered.lines.at(-1)?.id ?? 0;
  juan.socket.close();
  const maria = await enterAs(gateway, 'maria03');
  maria.socket.request({ type: 'say', key: newKey(), text: 'while you were away' });
  await maria.socket.next(isReplyOfType('line'));
  const again = chatSocket(gateway);
  again.request({ type: 'enter', secret: juan.entered.secret ?? '', after });
  const back = await again.next(isReplyOfType('entered'));
  expect(back.isFresh).toBe(false);
  expect(back.lines.map(({ text }) => text)).toEqual(['while you were away']);
  expect(back.secret).toBeUndefined();
  again.close();
  maria.socket.close();
});

it('stores a message once when it is sent twice with the same key', async () => {
  const { socket } = await enterAs(gateway, 'juan01');
  const key = newKey();
  socket.request({ type: 'say', key, text: 'only once' });
  const { line } = await socket.next(isReplyOfType('line'));
  socket.request({ type: 'say', key, text: 'only once' });
  const again = await socket.next(isReplyOfType('line'));
  expect(again.line.id).toBe(line.id);
  expect(await gateway.db.$count(chatMessage, eq(chatMessage.text, 'only once'))).toBe(1);
  socket.close();
});

it('accepts a ticket once, and only within a minute', async () => {
  const { caller, socket } = await enterAs(gateway, 'juan01');
  const ticket = await ticketOf(caller);
  const first = chatSocket(gateway);
  first.request({ type: 'enter', ticket });
  await first.next(isReplyOfType('entered'));
  const second = chatSocket(gateway);
  second.request({ type: 'enter', ticket });
  expect(await second.closed).toBe(CHAT_CLOSE.ended);

  const late = await ticketOf(caller);
  gateway.clock.moveTo(61_000);
  const third = chatSocket(gateway);
  third.request({ type: 'enter', ticket: late });
  expect(await third.closed).toBe(CHAT_CLOSE.ended);
  first.close();
  socket.close();
});

it('ends with its session', async () => {
  const { caller, socket, entered } = await enterAs(gateway, 'juan01');
  await caller.client.call(logout, {});
  socket.request({ type: 'say', key: newKey(), text: 'a ghost speaks' });
  expect(await socket.closed).toBe(CHAT_CLOSE.ended);
  expect(await gateway.db.$count(chatMessage, eq(chatMessage.text, 'a ghost speaks'))).toBe(0);
  const back = chatSocket(gateway);
  back.request({ type: 'enter', secret: entered.secret ?? '' });
  expect(await back.closed).toBe(CHAT_CLOSE.ended);
});

it.each([
  ['a foreign origin', 'https://evil.example'],
  ['the site’s own origin, which does not host the room', 'http://localhost:4173'],
  ['a client without an Origin header', null],
])('rejects a handshake from %s', async (_, origin) => {
  expect(await chatSocket(gateway, origin).closed).toBe(403);
});

it.each([
  ['sends a chat message before entering', { type: 'say', key: newKey(), text: 'hi' }],
  ['sends invalid JSON', 'hello'],
  ['sends an unknown message type', { type: 'shout' }],
  ['enters without a ticket or a secret', { type: 'enter' }],
])('closes a socket that %s', async (_, first) => {
  const socket = chatSocket(gateway);
  socket.send(first);
  expect(await socket.closed).toBe(CHAT_CLOSE.invalid);
});

it.each([
  { type: 'older', before: 2 ** 31 },
  { type: 'read', upTo: 2 ** 53 },
  { type: 'report', id: 1e26 },
])('closes a socket that sends an out-of-range message id: %o', async (request) => {
  const { socket } = await enterAs(gateway, 'juan01');
  socket.send(request);
  expect(await socket.closed).toBe(CHAT_CLOSE.invalid);
});

it('closes a socket that sends more than a line of chat needs', async () => {
  const { socket } = await enterAs(gateway, 'juan01');
  socket.send({ type: 'say', key: newKey(), text: 'x'.repeat(9_000) });
  expect(await socket.closed).toBe(1009);
});

it('rejects messages that are empty, too long, too fast or repeated', async () => {
  const { socket } = await enterAs(gateway, 'juan01');
  const tell = async (text: string) => {
    const key = newKey();
    socket.request({ type: 'say', key, text });
    const reply = await socket.next(
      (reply) =>
        (reply.type === 'refused' && reply.key === key) ||
        (reply.type === 'line' && reply.line.key === key),
    );
    return reply.type === 'refused' ? reply.reason : 'said';
  };
  expect(await tell(' \u200b\u202e ')).toBe('empty');
  expect(await tell('á'.repeat(301))).toBe('too-long');
  expect(await tell('👨‍👩‍👧'.repeat(100))).toBe('said');
  expect(await tell('one')).toBe('said');
  expect(await tell('one')).toBe('repeated');
  for (const text of ['two', 'three', 'four']) expect(await tell(text)).toBe('said');
  expect(await tell('five')).toBe('too-fast');
  gateway.clock.moveTo(11_000);
  expect(await tell('five')).toBe('said');
  socket.close();
});

it('hides a message from everybody after three players have reported it', async () => {
  const author = await enterAs(gateway, 'juan01');
  const others = [];
  for (const account of ['maria03', 'vip001', 'agent01']) {
    others.push(await enterAs(gateway, account));
  }
  author.socket.request({ type: 'say', key: newKey(), text: 'something nasty' });
  const { line } = await author.socket.next(isReplyOfType('line'));
  author.socket.request({ type: 'report', id: line.id });
  for (const { socket } of others) socket.request({ type: 'report', id: line.id });
  expect((await author.socket.next(isReplyOfType('hidden'))).id).toBe(line.id);
  const late = await enterAs(gateway, 'agent02');
  expect(late.entered.lines.map(({ id }) => id)).not.toContain(line.id);
  for (const { socket } of [author, late, ...others]) socket.close();
});

it('has a desk for each member, with an automatic reply', async () => {
  const window = { ...CHAT_WINDOW, isWithOperator: true };
  const juan = await enterAs(gateway, 'juan01', window);
  const maria = await enterAs(gateway, 'maria03', window);
  expect(juan.entered).toMatchObject({ room: 'desk', lines: [] });
  juan.socket.request({ type: 'say', key: newKey(), text: 'My deposit is late' });
  await juan.socket.next((reply) => reply.type === 'line' && reply.line.isMine);
  const { line } = await juan.socket.next(isReplyOfType('line'));
  expect(line).toMatchObject({ name: null, author: null, isMine: false });
  expect(line.text).toContain('We’ve got your message');
  await house({ account: 'juan01', text: 'It is here now.' });
  expect((await juan.socket.next(isReplyOfType('line'))).line.text).toBe('It is here now.');
  maria.socket.request({ type: 'older', before: 1_000_000 });
  expect((await maria.socket.next(isReplyOfType('older'))).lines).toEqual([]);
  juan.socket.close();
  maria.socket.close();
});

it('counts unread messages until the member has read them', async () => {
  const juan = await enterAs(gateway, 'juan01');
  const unread = () => juan.caller.client.call(getChatMessageCount, {});
  const newest = juan.entered.lines.at(-1)?.id ?? 0;
  juan.socket.request({ type: 'read', upTo: newest });
  await expect.poll(unread).toBe(0);
  await house({ text: 'Hello everybody' });
  await expect.poll(unread).toBe(1);
  juan.socket.request({ type: 'say', key: newKey(), text: 'my own words' });
  await juan.socket.next((reply) => reply.type === 'line' && reply.line.isMine);
  expect(await unread()).toBe(1);
  juan.socket.request({ type: 'read', upTo: 1_000_000_000 });
  await expect.poll(unread).toBe(0);
  juan.socket.close();
});

it('rejects trial accounts, and everyone when the brand has no chat', async () => {
  const trial = callerOf(gateway);
  await trial.signIn('trial01');
  expect(await rejection(trial.client.call(getChatUrl, CHAT_WINDOW))).toMatchObject({
    status: 403,
    messageKey: 'in_please_information',
  });
  expect((await rejection(trial.client.call(getChatMessageCount, {}))).status).toBe(403);

  const { caller, socket, entered } = await enterAs(gateway, 'juan01');
  await patch({ switches: { CBS3: false } });
  expect(await rejection(caller.client.call(getChatUrl, CHAT_WINDOW))).toMatchObject({
    messageKey: 'operation_not_enabled',
  });
  socket.request({ type: 'say', key: newKey(), text: 'still here?' });
  expect(await socket.closed).toBe(CHAT_CLOSE.ended);
  const back = chatSocket(gateway);
  back.request({ type: 'enter', secret: entered.secret ?? '' });
  expect(await back.closed).toBe(CHAT_CLOSE.ended);
});

it('pushes unread counts whenever they change, wherever the change is made', async () => {
  const caller = callerOf(gateway);
  await caller.signIn('juan01');
  const push = await pushSocket(caller);
  const first = await push.next(({ type }) => type === 'unread');
  const { id } = await post('/sandbox/message', { account: 'juan01', title: 'News', body: 'Come' });
  const next = await push.next(({ messages }) => messages === first.messages + 1);
  expect(next.chat).toBe(first.chat);
  await house({ text: 'Good evening' });
  await push.next(({ chat }) => chat === Math.min(99, first.chat + 1));
  // Counts are polled, so a change made anywhere reaches everyone connected.
  await gateway.db.delete(message).where(eq(message.id, id));
  await push.next(({ messages }) => messages === first.messages);
  push.close();
});

it('pushes a hint without the amount when a balance changes, whatever changed it', async () => {
  const { caller } = await enterAs(gateway, 'juan01');
  const push = await pushSocket(caller);
  await push.next(({ type }) => type === 'unread');
  const { id } = await caller.client.call(getMemberInfo, {});
  await postMoney(gateway.db, {
    key: 'bonus-1',
    kind: 'bonus',
    at: gateway.clock.now(),
    entries: [
      { account: houseAccount('promotions', 'PHP'), amount: -5_00n },
      { account: walletOf(Number(id), 'PHP'), amount: 5_00n },
    ],
  });
  expect(await push.next(({ type }) => type === 'balance')).toEqual({ type: 'balance' });
  notify(gateway.platform, Number(id), { type: 'deposit', id: 'D1' });
  notify(gateway.platform, Number(id) + 1, { type: 'withdrawal', id: 'W1' });
  expect(await push.next(({ type }) => type !== 'balance' && type !== 'missions')).toEqual({
    type: 'deposit',
    id: 'D1',
  });
  push.close();
});

it('pushes no chat count to trial accounts, and rejects other origins', async () => {
  const trial = callerOf(gateway);
  await trial.signIn('trial01');
  const push = await pushSocket(trial);
  expect(await push.next(({ type }) => type === 'unread')).toMatchObject({ chat: 0 });
  push.close();
  expect(await (await pushSocket(trial, 'https://evil.example')).closed).toBe(403);
  expect(await (await pushSocket(trial, gateway.playUrl)).closed).toBe(403);
});

it('applies the sandbox’s faults to its handshakes', async () => {
  gateway.platform.faults.replace([
    { method: 'GET', path: '/chat/socket', kind: 'error', times: 1, delayMs: 0 },
  ]);
  expect(await chatSocket(gateway).closed).toBe(503);
});

it('stops quickly while people are in the room', async () => {
  const own = await startTestGateway();
  const { socket } = await enterAs(own, 'juan01');
  const began = performance.now();
  await own.stop();
  expect(await socket.closed).toBe(1006);
  expect(performance.now() - began).toBeLessThan(2_500);
});

it('serves its page to the site only', async () => {
  const page = await fetch(`${gateway.playUrl}/chat?ticket=x`);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain('frame-ancestors http://localhost:4173');
  expect(policy).toContain(`connect-src 'self' ${gateway.playUrl.replace('http', 'ws')}`);
  const [, script = ''] = /src="(\/play\/assets\/[^"]+)"/.exec(await page.text()) ?? [];
  const asset = await fetch(gateway.playUrl + script);
  expect(asset.status).toBe(200);
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${gateway.playUrl}/play/assets/other.js`)).status).toBe(404);
});
