import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect } from 'vitest';
import { WebSocket } from 'ws';
import { callerOf, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { CHAT_CLOSE } from '@perya/api-client';
import { CHAT_PATH } from './sockets';
import { pushSocket } from './testing';

/** Same as in sockets.ts. */
const WAITING_PER_NETWORK = 50;
const PAGES_PER_MEMBER = 20;

let gateway: TestGateway;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
});

const opened: WebSocket[] = [];
afterEach(async () => {
  await Promise.all(
    opened.splice(0).map((socket) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      if (socket.readyState === WebSocket.CLOSED) resolve();
      else socket.once('close', () => resolve());
      socket.terminate();
      return promise;
    }),
  );
});

/**
 * Opens a socket from an IP address and shows no ticket; also returns the response that rejected it, if any.
 */
async function openFrom(ip: string): Promise<{ socket: WebSocket; refused?: IncomingMessage }> {
  const socket = new WebSocket(gateway.playUrl.replace('http', 'ws') + CHAT_PATH, {
    headers: { Origin: gateway.playUrl, 'X-Forwarded-For': ip },
  });
  opened.push(socket);
  socket.on('error', () => {});
  const rejection = Promise.withResolvers<IncomingMessage | undefined>();
  socket.once('open', () => rejection.resolve(undefined));
  socket.once('unexpected-response', (request, answer) => {
    rejection.resolve(answer);
    request.destroy();
  });
  const refused = await rejection.promise;
  return refused === undefined ? { socket } : { socket, refused };
}

describe('sockets without a ticket', () => {
  it('are limited per network, without closing the chat for others', async () => {
    const idle = await Promise.all(
      Array.from({ length: WAITING_PER_NETWORK }, () => openFrom('203.0.113.9')),
    );
    expect(idle.filter(({ refused }) => refused !== undefined)).toEqual([]);
    const { refused } = await openFrom('203.0.113.9');
    expect(refused).toMatchObject({ statusCode: 503, headers: { 'retry-after': '1' } });
    expect((await openFrom('203.0.113.10')).refused).toBeUndefined();

    const [first] = idle;
    first?.socket.close();
    await expect.poll(async () => (await openFrom('203.0.113.9')).refused).toBeUndefined();
  });

  it('are counted together within an IPv6 network', async () => {
    const from = (host: number) => openFrom(`2001:db8::${host.toString(16)}`);
    await Promise.all(Array.from({ length: WAITING_PER_NETWORK }, (_, host) => from(host + 1)));
    expect((await from(0xffff)).refused?.statusCode).toBe(503);
    expect((await openFrom('2001:db8:0:1::1')).refused).toBeUndefined();
  });
});

it('limits how many pages of one member listen, without affecting another member', async () => {
  const juan = callerOf(gateway);
  await juan.signIn('juan01');
  const pages = await Promise.all(Array.from({ length: PAGES_PER_MEMBER }, () => pushSocket(juan)));
  await Promise.all(pages.map((page) => page.next(({ type }) => type === 'unread')));
  expect(await (await pushSocket(juan)).closed).toBe(CHAT_CLOSE.crowded);

  const maria = callerOf(gateway);
  await maria.signIn('maria03');
  const other = await pushSocket(maria);
  await other.next(({ type }) => type === 'unread');
  for (const socket of [...pages, other]) socket.close();
});
