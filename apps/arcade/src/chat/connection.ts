import { CHAT_CLOSE, type ChatReply, type ChatRequest } from '@perya/api-client';
import ReconnectingWebSocket from 'partysocket/ws';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** After a connection that lasted this long, the backoff is reset. */
const STEADY_MS = 5_000;
/** Timeout for opening a connection. */
const OPENING_MS = 20_000;

/** `crowded`: the member has too many open sockets. `ended`: the session has ended permanently. */
export type ConnectionState = 'connecting' | 'open' | 'cut' | 'crowded' | 'ended';

export interface ConnectionOptions {
  /** URL of the WebSocket. */
  address: string;
  ticket: string;
  /** Id of the newest message on the page: after a reconnect, the room sends later ones. */
  lastId: () => number | undefined;
  onReply: (reply: ChatReply) => void;
  onState: (state: ConnectionState) => void;
  /** Closes the connection permanently. */
  signal: AbortSignal;
}

export interface Connection {
  /** Sends immediately or not at all: returns false while disconnected. */
  send(request: Exclude<ChatRequest, { type: 'enter' }>): boolean;
}

/** Connects to the room, and reconnects with backoff until the session ends. */
export function connectRoom(options: ConnectionOptions): Connection {
  const { address, ticket, lastId, onReply, onState, signal } = options;
  let secret: string | undefined;
  let isIn = false;
  let isOver = false;

  const enter = (): ChatRequest => {
    if (secret === undefined) return { type: 'enter', ticket };
    const after = lastId();
    return { type: 'enter', secret, ...(after === undefined ? {} : { after }) };
  };

  const connect = (): ReconnectingWebSocket => {
    // Jitter, so that clients don't all reconnect at once after a gateway restart.
    const jitter = 0.5 + Math.random() / 2;
    const opened = new ReconnectingWebSocket(address, null, {
      minReconnectionDelay: FIRST_PAUSE_MS * jitter,
      maxReconnectionDelay: LONGEST_PAUSE_MS * jitter,
      reconnectionDelayGrowFactor: 2,
      minUptime: STEADY_MS,
      connectionTimeout: OPENING_MS,
      // The library would send queued messages before the ticket.
      maxEnqueuedMessages: 0,
      shouldReconnectOnClose: ({ code }) => !isForGood(code),
    });
    opened.addEventListener('open', () => opened.send(JSON.stringify(enter())));
    opened.addEventListener('message', ({ data }) => {
      const reply = JSON.parse(String(data)) as ChatReply;
      if (reply.type === 'entered') {
        secret ??= reply.secret;
        isIn = true;
        onState('open');
      }
      onReply(reply);
    });
    opened.addEventListener('close', ({ code }) => {
      // Events of an abandoned socket are ignored.
      if (socket !== opened || signal.aborted) return;
      isIn = false;
      isOver = isForGood(code);
      onState(isOver ? 'ended' : code === CHAT_CLOSE.crowded ? 'crowded' : 'cut');
    });
    return opened;
  };

  const reconnectNow = () => {
    if (document.hidden || isOver || socket.readyState !== ReconnectingWebSocket.CLOSED) return;
    // Opens a new socket: the library's `reconnect` would wait for the backoff to end.
    socket.close();
    isIn = false;
    socket = connect();
  };
  addEventListener('online', reconnectNow, { signal });
  // A socket takes minutes to detect a lost network; the browser knows sooner.
  addEventListener('offline', () => socket.close(), { signal });
  document.addEventListener('visibilitychange', reconnectNow, { signal });
  signal.addEventListener('abort', () => {
    isIn = false;
    socket.close();
  });
  onState('connecting');
  let socket = connect();

  return {
    send: (request) => isIn && socket.send(JSON.stringify(request)),
  };
}

const isForGood = (code: number) => code === CHAT_CLOSE.ended || code === CHAT_CLOSE.invalid;
