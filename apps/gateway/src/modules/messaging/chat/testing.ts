import { getChatUrl, openPush, type ChatWindowInput } from '@perya/api-client';
import { WebSocket } from 'ws';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import type { ChatReply, ChatRequest } from '@perya/api-client';

const SITE = 'http://localhost:4173';
export const CHAT_WINDOW: ChatWindowInput = { title: 'Chat room', headerColour: '#262743' };

/** A socket whose messages can be awaited one after the other. */
export interface TestSocket<Received> {
  send(message: object | string): void;
  /** The next message that fits, among those since the last one taken. */
  next<Found extends Received>(
    fits: ((message: Received) => message is Found) | ((message: Received) => boolean),
  ): Promise<Found>;
  readonly closed: Promise<number>;
  close(): void;
}

function connect<Received>(address: string, origin: string | null): TestSocket<Received> {
  const socket = new WebSocket(address, origin === null ? {} : { headers: { Origin: origin } });
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  const open = new Promise<void>((resolve) => {
    socket.on('open', () => resolve());
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => resolve(code));
    // A rejected handshake; its status is used as the close code.
    socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode));
  });
  socket.on('error', () => {});
  socket.on('message', (data) => {
    received.push(JSON.parse((data as Buffer).toString()) as Received);
    for (const look of waiting) look();
  });
  return {
    send: (message) =>
      void open.then(() =>
        socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
      ),
    next: <Found extends Received>(fits: (message: Received) => boolean) =>
      new Promise<Found>((resolve, reject) => {
        const stop = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`Nothing of the kind came; there was ${JSON.stringify(received)}`));
        }, 5_000);
        const look = () => {
          const at = received.findIndex(fits);
          if (at < 0) return;
          clearTimeout(stop);
          waiting.delete(look);
          resolve(received.splice(0, at + 1).at(-1) as Found);
        };
        waiting.add(look);
        look();
      }),
    closed,
    close: () => socket.close(),
  };
}

type ChatSocket = TestSocket<ChatReply> & {
  /** Sends a message of the protocol. */
  request(message: ChatRequest): void;
};

/** The socket of the chat page. */
export function chatSocket(gateway: TestGateway, origin: string | null = gateway.playUrl) {
  const socket = connect<ChatReply>(`${gateway.playUrl.replace('http', 'ws')}/chat/socket`, origin);
  return { ...socket, request: (message: ChatRequest) => socket.send(message) } as ChatSocket;
}

export const isReplyOfType =
  <Type extends ChatReply['type']>(type: Type) =>
  (reply: ChatReply): reply is Extract<ChatReply, { type: Type }> =>
    reply.type === type;

export async function ticketOf(
  caller: TestCaller,
  window: ChatWindowInput = CHAT_WINDOW,
): Promise<string> {
  const { address } = await caller.client.call(getChatUrl, window);
  return new URL(address).searchParams.get('ticket') ?? '';
}

/** Signs in and enters the chat. */
export async function enterAs(gateway: TestGateway, account: string, window = CHAT_WINDOW) {
  const caller = callerOf(gateway);
  await caller.signIn(account);
  const socket = chatSocket(gateway);
  socket.request({ type: 'enter', ticket: await ticketOf(caller, window) });
  const entered = await socket.next(isReplyOfType('entered'));
  return { caller, socket, entered };
}

let keys = 0;
/** A unique message key. */
export const newKey = () => `test-key-${String((keys += 1)).padStart(10, '0')}`;

export async function pushSocket(caller: TestCaller, origin = SITE) {
  const { address, ticket } = await caller.client.call(openPush, {});
  const socket = connect<{ type: string; messages: number; chat: number }>(address, origin);
  socket.send({ type: 'enter', ticket });
  return socket;
}
