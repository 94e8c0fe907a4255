import {
  deleteMessage,
  getUnreadCount,
  listMessages,
  readAllMessages,
  readMessage,
  restoreMessage,
} from '@perya/api-client';
import { expect } from 'vitest';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';

let gateway: TestGateway;
let caller: TestCaller;
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  caller = callerOf(gateway);
  await caller.signIn('juan01');
});

const inbox = (filter = {}) => caller.client.call(listMessages, filter);
const unread = () => caller.client.call(getUnreadCount, {});

it('lists the messages, newest first, page by page', async () => {
  const { items, totalCount } = await inbox();
  expect(totalCount).toBe(3);
  expect(items.map(({ title }) => title)).toEqual([
    'Please confirm your email',
    'New games this week',
    'Welcome! Your account is ready',
  ]);
  expect(items.map(({ isRead }) => isRead)).toEqual([false, false, true]);
  expect((await inbox({ page: 2, pageSize: 2 })).items).toHaveLength(1);
  expect((await inbox({ unreadOnly: true })).totalCount).toBe(2);
});

it('lowers the unread count as messages are read, one by one and all at once', async () => {
  const [first] = (await inbox()).items;
  const id = first?.id ?? '';
  await caller.client.call(readMessage, { id });
  await caller.client.call(readMessage, { id });
  expect(await unread()).toBe(1);
  expect(await caller.client.call(readAllMessages, {})).toEqual({ count: 1 });
  expect(await unread()).toBe(0);
});

it('removes a deleted message from the list and the count, and restores it unchanged', async () => {
  const [first] = (await inbox()).items;
  const id = first?.id ?? '';
  await caller.client.call(deleteMessage, { id });
  expect((await inbox()).totalCount).toBe(2);
  expect(await unread()).toBe(1);
  await caller.client.call(restoreMessage, { id });
  expect((await inbox()).items[0]).toMatchObject({ id, isRead: false });
});

it('rejects calls for another member’s messages', async () => {
  const [first] = (await inbox()).items;
  const other = callerOf(gateway);
  await other.signIn('vip001');
  for (const endpoint of [readMessage, deleteMessage, restoreMessage]) {
    await expect(other.client.call(endpoint, { id: first?.id ?? '' })).rejects.toMatchObject({
      status: 404,
    });
  }
  await expect(caller.client.call(readMessage, { id: 'x' })).rejects.toMatchObject({ status: 404 });
});
