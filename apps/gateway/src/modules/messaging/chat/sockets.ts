import { clientOf, createPlaces, networkOf, RETRY_AFTER_S } from '@perya/http-server';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { Platform } from '../../../kernel/platform';
import type { PlaySockets } from '../../../kernel/module';
import { openChat } from './chatSocket';
import { hubOf } from './hub';
import { CHAT_CLOSE } from '@perya/api-client';
import { openPushSocket } from './pushSocket';

export const CHAT_PATH = '/chat/socket';
export const PUSH_PATH = '/push/socket';

/** A frame is a line of chat and a little around it. */
const MAX_FRAME = 8 * 1024;
/** Who has not shown a ticket by then is not a page. */
const ENTER_MS = 10_000;
const BEAT_MS = 25_000;
/** So many may be open; of one network fewer, and fewer still while they have shown no ticket. */
const MAX_OPEN = 5_000;
const MAX_OPEN_PER_NETWORK = 500;
const MAX_WAITING_PER_NETWORK = 50;
/** What a page sends faster than it is answered. */
const MAX_QUEUED = 20;
/** A reader this far behind is gone, or soon will be. */
const MAX_BUFFERED = 256 * 1024;

/** What a socket is for, once it has been opened. */
export interface SocketRole {
  /** One message; the next one waits for it. */
  receive(data: unknown): Promise<void>;
  /** Asked with each beat: false ends it. */
  isAlive(): Promise<boolean>;
  closed(): void;
}

/** A socket as a role sees it. */
export interface Line {
  send(data: unknown): void;
  close(code: (typeof CHAT_CLOSE)[keyof typeof CHAT_CLOSE]): void;
  /** A ticket was shown: it may stay. */
  entered(): void;
}

/** The WebSockets of the play origin: the chat's own page, and the push that the site listens to. */
export function createSockets(platform: Platform): PlaySockets {
  const { log } = platform;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME,
    perMessageDeflate: false,
    clientTracking: true,
  });
  const openPlaces = createPlaces(MAX_OPEN_PER_NETWORK);
  const waitingPlaces = createPlaces(MAX_WAITING_PER_NETWORK);
  /** Those that have answered since the last beat. */
  const heard = new WeakSet<WebSocket>();
  const roles = new WeakMap<WebSocket, SocketRole>();

  const beat = setInterval(() => {
    for (const socket of server.clients) {
      if (!heard.has(socket)) socket.terminate();
      else {
        heard.delete(socket);
        socket.ping();
        void checkAlive(socket, roles.get(socket));
      }
    }
  }, BEAT_MS);
  beat.unref();

  async function checkAlive(socket: WebSocket, role: SocketRole | undefined) {
    try {
      if (role !== undefined && !(await role.isAlive())) socket.close(CHAT_CLOSE.ended);
    } catch (err) {
      log.error({ err }, 'a socket could not be checked');
    }
  }

  function open(socket: WebSocket, { path, places }: Handshake) {
    heard.add(socket);
    const tooLate = setTimeout(() => socket.close(CHAT_CLOSE.ended), ENTER_MS);
    const entered = () => {
      clearTimeout(tooLate);
      places.waiting();
    };
    const line: Line = {
      entered,
      send: (data) => {
        if (socket.bufferedAmount > MAX_BUFFERED) socket.terminate();
        else if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(data));
      },
      close: (code) => socket.close(code),
    };
    const role = path === CHAT_PATH ? openChat(platform, line) : openPushSocket(platform, line);
    roles.set(socket, role);
    receiveInTurn(socket, role, platform);
    socket.on('pong', () => heard.add(socket));
    // A frame that is too long or broken ends the socket by itself.
    socket.on('error', (err) => log.debug({ err }, 'a socket failed'));
    socket.on('close', () => {
      entered();
      places.open();
      role.closed();
    });
  }

  return {
    upgrade: (request, socket, head) => {
      const path = pathOf(request);
      if (path !== CHAT_PATH && path !== PUSH_PATH) return false;
      const rejection = rejectionOf(request, path);
      const places = rejection === undefined ? placesFor(request) : undefined;
      if (places === undefined) {
        refuse(socket, rejection ?? UNAVAILABLE);
        return true;
      }
      // A handshake that fails opens no socket.
      socket.once('close', () => {
        places.waiting();
        places.open();
      });
      server.handleUpgrade(request, socket, head, (opened) => open(opened, { path, places }));
      return true;
    },
    close: () => {
      clearInterval(beat);
      hubOf(platform).stop();
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };

  function rejectionOf({ headers }: IncomingMessage, path: string): string | undefined {
    const { playOrigin, siteOrigins } = platform.config;
    const allowed = path === CHAT_PATH ? [playOrigin] : siteOrigins;
    // A browser always says where a page comes from; the ticket in a stolen address is of no use elsewhere.
    if (headers.origin === undefined || !allowed.includes(headers.origin)) return '403 Forbidden';
    return platform.faults.take('GET', path) === undefined ? undefined : UNAVAILABLE;
  }

  /** The places of a new socket; undefined where all, or this network, have too many. */
  function placesFor(request: IncomingMessage): Handshake['places'] | undefined {
    if (server.clients.size >= MAX_OPEN) return undefined;
    const { trustedProxies } = platform.config;
    const { ip } = clientOf(request, trustedProxies);
    // Behind a proxy that names nobody are many.
    if (trustedProxies.has(ip)) return { open: () => {}, waiting: () => {} };
    const open = openPlaces.take(networkOf(ip));
    const waiting = open && waitingPlaces.take(networkOf(ip));
    if (waiting === undefined) open?.();
    return open && waiting && { open, waiting };
  }
}

/** A socket that is about to be opened. */
interface Handshake {
  path: string;
  /** How to give its places back. */
  places: { open: () => void; waiting: () => void };
}

function receiveInTurn(socket: WebSocket, role: SocketRole, { log }: Platform) {
  let turn = Promise.resolve();
  let queued = 0;
  socket.on('message', (data, isBinary) => {
    const message = isBinary ? undefined : parse(data);
    queued += 1;
    if (message === undefined || queued > MAX_QUEUED) {
      socket.close(CHAT_CLOSE.invalid);
      return;
    }
    turn = turn
      .then(() => (socket.readyState === socket.OPEN ? role.receive(message) : undefined))
      .catch((err: unknown) => {
        log.error({ err }, 'a socket could not be answered');
        socket.close(1011);
      })
      .finally(() => {
        queued -= 1;
      });
  });
}

function parse(data: RawData): unknown {
  try {
    return JSON.parse((data as Buffer).toString('utf8'));
  } catch {
    return undefined;
  }
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '';
}

const UNAVAILABLE = `503 Service Unavailable\r\nRetry-After: ${RETRY_AFTER_S}`;

function refuse(socket: Duplex, status: string) {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
