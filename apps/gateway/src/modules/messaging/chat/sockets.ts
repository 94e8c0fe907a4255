import { clientOf, createConcurrencyLimiter, networkOf, RETRY_AFTER_S } from '@perya/http-server';
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { siteClosureOf } from '../../../kernel/http/Rejection';
import type { Platform } from '../../../kernel/platform';
import type { PlaySockets } from '../../../kernel/module';
import { openChat } from './chatSocket';
import { hubOf } from './hub';
import { CHAT_CLOSE } from '@perya/api-client';
import { openPushSocket } from './pushSocket';

export const CHAT_PATH = '/chat/socket';
export const PUSH_PATH = '/push/socket';

/** A frame holds a line of chat and a little overhead. */
const MAX_FRAME = 8 * 1024;
/** A socket that has shown no ticket by then is closed. */
const ENTER_MS = 10_000;
const BEAT_MS = 25_000;
/** The maximum of open sockets: in total, per network, and per network without a ticket. */
const MAX_OPEN = 5_000;
const MAX_OPEN_PER_NETWORK = 500;
const MAX_WAITING_PER_NETWORK = 50;
/** The maximum of messages from a page that haven't been answered yet. */
const MAX_QUEUED = 20;
/** A reader this far behind is considered gone. */
const MAX_BUFFERED = 256 * 1024;

/** What a socket is used for once it's open. */
export interface SocketRole {
  /** Handles one message; the next one waits for it. */
  receive(data: unknown): Promise<void>;
  /** Called on each heartbeat; false closes the socket. */
  isAlive(): Promise<boolean>;
  closed(): void;
}

/** A socket as seen by a role. */
export interface Line {
  send(data: unknown): void;
  close(code: (typeof CHAT_CLOSE)[keyof typeof CHAT_CLOSE]): void;
  /** A ticket was accepted: the socket can stay open. */
  entered(): void;
}

/** The WebSockets of the play origin: the chat's page, and the push that the site listens to. */
export function createSockets(platform: Platform): PlaySockets {
  const { log } = platform;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME,
    perMessageDeflate: false,
    clientTracking: true,
  });
  const openPlaces = createConcurrencyLimiter(MAX_OPEN_PER_NETWORK);
  const waitingPlaces = createConcurrencyLimiter(MAX_WAITING_PER_NETWORK);
  /** The sockets that have answered since the last heartbeat. */
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
    // A frame that is too long or broken closes the socket by itself.
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
      // Also frees the places when the handshake fails and no socket opens.
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

  function rejectionOf(request: IncomingMessage, path: string): string | undefined {
    const { headers } = request;
    const { playOrigin, siteOrigins } = platform.config;
    const allowed = path === CHAT_PATH ? [playOrigin] : siteOrigins;
    // Browsers always send `Origin`, so a ticket from a stolen address is of no use on other sites.
    if (headers.origin === undefined || !allowed.includes(headers.origin)) return '403 Forbidden';
    const { ip } = clientOf(request, platform.config.trustedProxies);
    const closure = siteClosureOf(platform, ip);
    if (closure !== undefined) return `${closure.status} ${STATUS_CODES[closure.status]}`;
    return platform.faults.take('GET', path) === undefined ? undefined : UNAVAILABLE;
  }

  /** Takes the places of a new socket; undefined if the total or the network's limit is reached. */
  function placesFor(request: IncomingMessage): Handshake['places'] | undefined {
    if (server.clients.size >= MAX_OPEN) return undefined;
    const { trustedProxies } = platform.config;
    const { ip } = clientOf(request, trustedProxies);
    // Many clients share a proxy that doesn't forward their addresses.
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
  /** Free the places again. */
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
