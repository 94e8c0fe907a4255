import {
  getServiceConversation,
  listMessages,
  opsAnswerConversation,
  opsCloseConversation,
  opsGetConversation,
  opsListConversations,
  readServiceConversation,
  sendServiceMessage,
  takeTimeOut,
  type ApiClient,
  type ServiceChannelName,
} from '@perya/api-client';
import { describe, expect } from 'vitest';
import { callerOf, operatorOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { pushSocket } from '../chat/testing';
import { serviceConversation } from './schema';
import { sendUnreadAnswers, SHOWN_WITHIN_MS } from './unreadAnswers';

const LIVE = { channel: 'live-chat' } as const;
const MINUTE_MS = 60_000;

let gateway: TestGateway;
let desk: ApiClient;
let juan: TestCaller;
let keys = 0;
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  desk = operatorOf(gateway);
  juan = await signedIn('juan01');
});
async function signedIn(account: string): Promise<TestCaller> {
  const caller = callerOf(gateway);
  await caller.signIn(account);
  return caller;
}

const newKey = () => `message-key-${String((keys += 1)).padStart(6, '0')}`;
const guest = () => ({ guestKey: `guest-key-${newKey()}-0123456789`, caller: callerOf(gateway) });

interface Sent {
  caller?: TestCaller;
  channel?: ServiceChannelName;
  guestKey?: string;
  key?: string;
  contact?: string;
}

const send = (
  text: string,
  { caller = juan, channel = 'live-chat', key = newKey(), ...rest }: Sent = {},
) => caller.client.call(sendServiceMessage, { channel, key, text, ...rest });
const conversation = (caller = juan, input: { guestKey?: string; before?: number } = {}) =>
  caller.client.call(getServiceConversation, { ...LIVE, ...input });
const listed = async (filter = {}) => (await desk.call(opsListConversations, filter)).items;
const onlyId = async () => (await listed())[0]?.id ?? expect.fail('There is no conversation.');
const inbox = async (caller = juan) =>
  (await caller.client.call(listMessages, {})).items.filter(({ html }) => html.includes('?desk='));
const passTime = (ms: number) => gateway.clock.moveTo(gateway.clock.offsetMs + ms);
/** Runs the job at a time at which an open window would have shown the answer. */
async function lookForUnread() {
  passTime(SHOWN_WITHIN_MS);
  await sendUnreadAnswers(gateway.platform);
}

describe('a conversation', () => {
  it('starts empty, with the hours and the promise of its desk', async () => {
    const noHours = { LIVECHAT: { hours: { ...closedAllWeek }, answerMinutes: 20 } };
    await gateway.platform.brand.patch(gateway.db, { service: noHours }, gateway.clock.now());
    const { state, messages, desk: info } = await conversation();
    expect({ state, messages }).toEqual({ state: null, messages: [] });
    expect(info).toEqual({
      answeredBy: 'customer-service',
      isOpen: false,
      closesAt: null,
      opensAt: null,
      answerMinutes: 20,
      maxLength: 2000,
    });
  });

  it('goes back and forth in order, and opens again after it was closed', async () => {
    await send('  My deposit is missing.\nIt was 500 pesos. ');
    const id = await onlyId();
    await desk.call(opsAnswerConversation, { id, text: 'We’re looking for it.', name: 'Ana' });
    expect((await conversation()).state).toBe('answered');
    await desk.call(opsCloseConversation, { id });
    expect((await conversation()).state).toBe('closed');
    await send('Still missing!');
    const { state, messages } = await conversation();
    expect(state).toBe('waiting');
    expect(messages.map(({ author, name, text }) => [author, name, text])).toEqual([
      ['writer', null, 'My deposit is missing.\nIt was 500 pesos.'],
      ['desk', 'Ana', 'We’re looking for it.'],
      ['writer', null, 'Still missing!'],
    ]);
    const seen = await desk.call(opsGetConversation, { id });
    expect(seen.messages).toEqual(messages);
    expect(seen).toMatchObject({ account: 'juan01', contact: null, state: 'waiting' });
  });

  it('stores text as it was written, with any HTML in it', async () => {
    const hostile = '<img src=x onerror=alert(1)> & "quotes"';
    await send(hostile);
    const id = await onlyId();
    await desk.call(opsAnswerConversation, { id, text: `${hostile}\nBye` });
    expect((await conversation()).messages.map(({ text }) => text)).toEqual([
      hostile,
      `${hostile}\nBye`,
    ]);
    await lookForUnread();
    const [message] = await inbox();
    expect(message?.html).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;<br>Bye</p>' +
        '<p><a href="/helpmc?desk=live">Read and reply in the conversation</a></p>',
    );
  });

  it('stores a message once when it is sent twice at the same time', async () => {
    const key = newKey();
    const [first, second] = await Promise.all([send('Hello', { key }), send('Hello', { key })]);
    expect(second).toEqual(first);
    expect((await conversation()).messages).toHaveLength(1);
  });

  it('keeps every one of several messages sent at the same time, in one conversation', async () => {
    const texts = ['one', 'two', 'three', 'four', 'five', 'six'];
    const sent = await Promise.all(texts.map((text) => send(text)));
    const { messages } = await conversation();
    expect(messages).toHaveLength(texts.length);
    expect(messages.map(({ id }) => id)).toEqual(
      sent.map(({ id }) => id).toSorted((a, b) => a - b),
    );
    expect(await listed()).toHaveLength(1);
  });

  it('is read page by page', async () => {
    await send('The first');
    const id = await onlyId();
    for (let nth = 1; nth <= 50; nth += 1) {
      await desk.call(opsAnswerConversation, { id, text: `Answer ${nth}` });
    }
    const newest = await conversation();
    expect([newest.messages.length, newest.hasOlder]).toEqual([50, true]);
    const before = newest.messages[0]?.id ?? 0;
    const older = await conversation(juan, { before });
    expect(older.messages.map(({ text }) => text)).toEqual(['The first']);
    expect(older.hasOlder).toBe(false);
  });

  it('belongs to its writer', async () => {
    await send('Only mine');
    const maria = await signedIn('maria03');
    expect((await conversation(maria)).messages).toEqual([]);
    await send('Mine too', { caller: maria });
    expect((await conversation()).messages.map(({ text }) => text)).toEqual(['Only mine']);
  });

  it('rejects an empty text, and one beyond the brand’s limit', async () => {
    const patch = { service: { maxLength: 10 } };
    await gateway.platform.brand.patch(gateway.db, patch, gateway.clock.now());
    await send('x'.repeat(10));
    await expect(send(' \n ')).rejects.toMatchObject({ status: 422, messageKey: 'form.required' });
    await expect(send('x'.repeat(11))).rejects.toMatchObject({
      status: 422,
      messageKey: 'form.commentTooLong',
      params: { max: 10 },
    });
    expect((await conversation()).messages).toHaveLength(1);
  });

  it('can be written by a trial account, and by a member on a break', async () => {
    const trial = await signedIn('trial01');
    await send('How do I get a real account?', { caller: trial });
    await juan.client.call(takeTimeOut, { hours: 24 });
    await send('Please cancel my withdrawal.');
    expect((await listed()).map(({ account }) => account)).toEqual(['trial01', 'juan01']);
  });

  it('slows down a member who floods it; a repeat doesn’t count', async () => {
    const first = newKey();
    await send('Hello', { key: first });
    for (let nth = 2; nth <= 30; nth += 1) await send(`Message ${nth}`);
    await expect(send('One too many')).rejects.toMatchObject({ status: 429 });
    await send('Hello', { key: first });
    passTime(5 * MINUTE_MS);
    await send('Later again');
  });
});

describe('a guest', () => {
  it('has a conversation by its key, which is stored as a hash, and can leave a contact', async () => {
    const { caller, guestKey } = guest();
    expect((await conversation(caller)).messages).toEqual([]);
    await send('I can’t log in.', { caller, guestKey, contact: ' me@mail.example ' });
    expect(await conversation(caller, { guestKey })).toMatchObject({
      state: 'waiting',
      contact: 'me@mail.example',
      messages: [{ text: 'I can’t log in.' }],
    });
    const [row] = await gateway.db.select().from(serviceConversation);
    expect(row?.memberId).toBeNull();
    expect(JSON.stringify(row)).not.toContain(guestKey);
    const [shown] = await listed();
    expect(shown).toMatchObject({ account: null, contact: 'me@mail.example' });
    await desk.call(opsAnswerConversation, { id: shown?.id ?? '', text: 'Try this.' });
    expect((await conversation(caller, { guestKey })).messages).toHaveLength(2);
  });

  it('needs a key to write, and sees nothing with another one', async () => {
    const { caller, guestKey } = guest();
    await send('Hello', { caller, guestKey });
    expect((await conversation(caller, { guestKey: guest().guestKey })).messages).toEqual([]);
    await expect(send('Hello', { caller })).rejects.toMatchObject({ status: 401 });
  });

  it('is limited per network, in messages and in conversations', async () => {
    const { caller, guestKey } = guest();
    for (let nth = 1; nth <= 30; nth += 1) await send(`Message ${nth}`, { caller, guestKey });
    await expect(send('More', { caller, guestKey })).rejects.toMatchObject({ status: 429 });
    passTime(10 * MINUTE_MS);
    for (let nth = 2; nth <= 10; nth += 1) await send('Hello', guest());
    await expect(send('Hello', guest())).rejects.toMatchObject({ status: 429 });
    expect(await gateway.db.$count(serviceConversation)).toBe(10);
  });
});

describe('the VIP desk', () => {
  it('is for ranks above 4, who have the live chat as well', async () => {
    const vip = await signedIn('vip001');
    const read = (caller: TestCaller) =>
      caller.client.call(getServiceConversation, { channel: 'vip' });
    for (const caller of [juan, callerOf(gateway)]) {
      await expect(read(caller)).rejects.toMatchObject({ status: 403 });
      await expect(
        send('Hello', { caller, channel: 'vip', guestKey: guest().guestKey }),
      ).rejects.toMatchObject({ status: 403 });
    }
    expect((await read(vip)).desk).toMatchObject({ answeredBy: 'vip-service', isOpen: true });
    await send('Hello', { caller: vip, channel: 'vip' });
    await send('Hello', { caller: vip });
    expect(await listed({ channel: 'vip' })).toMatchObject([{ account: 'vip001' }]);
    expect(await listed({ account: 'vip001' })).toHaveLength(2);
  });
});

describe('the operator', () => {
  it('sees who waits, the longest first, and finds conversations by state', async () => {
    await send('First');
    passTime(MINUTE_MS);
    const maria = await signedIn('maria03');
    await send('Second', { caller: maria });
    passTime(MINUTE_MS);
    await send('More of the first');
    expect((await listed()).map(({ account }) => account)).toEqual(['juan01', 'maria03']);
    await desk.call(opsAnswerConversation, { id: await onlyId(), text: 'Hello' });
    expect((await listed()).map(({ account, state }) => [account, state])).toEqual([
      ['maria03', 'waiting'],
      ['juan01', 'answered'],
    ]);
    expect(await listed({ state: 'waiting' })).toHaveLength(1);
    expect(await listed({ state: 'closed' })).toEqual([]);
  });

  it('answers once when the answer is sent twice with one key, and closes once', async () => {
    await send('Hello');
    const id = await onlyId();
    const answer = { id, text: 'Hi!', key: newKey() };
    await Promise.all([
      desk.call(opsAnswerConversation, answer),
      desk.call(opsAnswerConversation, answer),
    ]);
    expect((await conversation()).messages).toHaveLength(2);
    const closed = await desk.call(opsCloseConversation, { id });
    passTime(MINUTE_MS);
    expect(await desk.call(opsCloseConversation, { id })).toEqual(closed);
  });

  it('gets a 404 for a conversation that does not exist', async () => {
    const call = { id: '999999', text: 'Hi' };
    await expect(desk.call(opsAnswerConversation, call)).rejects.toMatchObject({ status: 404 });
    await expect(desk.call(opsCloseConversation, { id: 'x' })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('an answer', () => {
  it('is pushed to the member’s open pages; what was read there never comes to the inbox', async () => {
    await send('Hello');
    const socket = await pushSocket(juan);
    await socket.next(({ type }) => type === 'unread');
    const id = await onlyId();
    await desk.call(opsAnswerConversation, { id, text: 'Hi!' });
    await socket.next(({ type }) => type === 'service');
    socket.close();
    const { messages, readId } = await conversation();
    expect(readId).toBe(0);
    const upTo = messages.at(-1)?.id ?? 0;
    await juan.client.call(readServiceConversation, { ...LIVE, upTo });
    await juan.client.call(readServiceConversation, { ...LIVE, upTo: 1 });
    expect(await conversation()).toMatchObject({ readId: upTo });
    expect(await listed()).toMatchObject([{ isAnswerRead: true }]);
    await lookForUnread();
    expect(await inbox()).toEqual([]);
  });

  it('that no window shows comes to the inbox, once', async () => {
    await send('Hello');
    const id = await onlyId();
    await desk.call(opsAnswerConversation, { id, text: 'Hi!' });
    await sendUnreadAnswers(gateway.platform);
    expect(await inbox()).toEqual([]);
    await desk.call(opsAnswerConversation, { id, text: 'How can I help?' });
    await lookForUnread();
    await lookForUnread();
    const messages = await inbox();
    expect(messages).toMatchObject([{ title: 'Customer service has answered', isRead: false }]);
    expect(messages[0]?.html).toMatch(/^<p>Hi!<\/p><p>How can I help\?<\/p>/);
    // Reading ahead is not possible.
    await juan.client.call(readServiceConversation, { ...LIVE, upTo: 2_000_000_000 });
    await desk.call(opsAnswerConversation, { id, text: 'Are you there?' });
    await lookForUnread();
    expect((await inbox())[0]?.html).toMatch(/^<p>Are you there\?<\/p><p><a/);
  });
});

const closedAllWeek = {
  monday: null,
  tuesday: null,
  wednesday: null,
  thursday: null,
  friday: null,
  saturday: null,
  sunday: null,
};
