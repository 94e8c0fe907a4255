import { CHAT_CLOSE, type ChatReply, type ChatRequest } from '@perya/api-client';
import ReconnectingWebSocket from 'partysocket/ws';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** After a connection that lasted so long, the next pause is short again. */
const STEADY_MS = 5_000;
/** A connection that is not open by then is given up. */
const OPENING_MS = 20_000;

/** `crowded`: the member has too many sockets open. `ended`: the sign-in is over, for good. */
export type ConnectionState = 'connecting' | 'open' | 'cut' | 'crowded' | 'ended';

export interface ConnectionOptions {
  /** Address of the WebSocket. */
  address: string;
  ticket: string;
  /** Id of the newest message on the page: after a cut the room sends what came after it. */
  lastId: () => number | undefined;
  onReply: (reply: ChatReply) => void;
  onState: (state: ConnectionState) => void;
  /** Closes the connection for good. */
  signal: AbortSignal;
}

export interface Connection {
  /** Sends at once or not at all: false while the connection is cut. */
  send(request: Exclude<ChatRequest, { type: 'enter' }>): boolean;
}

/** Connects to the room, and reconnects with growing pauses until the sign-in is over. */
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
    // Jitter, so that the clients of a gateway that restarts do not all return at once.
    const jitter = 0.5 + Math.random() / 2;
    const opened = new ReconnectingWebSocket(address, null, {
      minReconnectionDelay: FIRST_PAUSE_MS * jitter,
      maxReconnectionDelay: LONGEST_PAUSE_MS * jitter,
      reconnectionDelayGrowFactor: 2,
      minUptime: STEADY_MS,
      connectionTimeout: OPENING_MS,
      // What the library keeps for later, it would send before the ticket.
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
      // A socket that was given up may still deliver it.
      if (socket !== opened || signal.aborted) return;
      isIn = false;
      isOver = isForGood(code);
      onState(isOver ? 'ended' : code === CHAT_CLOSE.crowded ? 'crowded' : 'cut');
    });
    return opened;
  };

  const reconnectNow = () => {
    if (document.hidden || isOver || socket.readyState !== ReconnectingWebSocket.CLOSED) return;
    // A new one: the library's own `reconnect` would wait for the end of the pause.
    socket.close();
    isIn = false;
    socket = connect();
  };
  addEventListener('online', reconnectNow, { signal });
  // A socket without a network does not notice for minutes; the browser knows first.
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
