import { CHAT_CLOSE, type ChatReply, type ChatRequest } from '@perya/api-client';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

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
  let socket: WebSocket | undefined;
  let secret: string | undefined;
  let isIn = false;
  let isOver = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const enter = (): ChatRequest => {
    if (secret === undefined) return { type: 'enter', ticket };
    const after = lastId();
    return { type: 'enter', secret, ...(after === undefined ? {} : { after }) };
  };

  const connect = () => {
    clearTimeout(timer);
    if (socket !== undefined || isOver) return;
    const opened = new WebSocket(address);
    socket = opened;
    // A socket that was given up may still deliver events.
    const isCurrent = () => socket === opened;
    opened.addEventListener('open', () => {
      if (isCurrent()) opened.send(JSON.stringify(enter()));
    });
    opened.addEventListener('message', ({ data }) => {
      if (!isCurrent()) return;
      const reply = JSON.parse(String(data)) as ChatReply;
      if (reply.type === 'entered') {
        secret ??= reply.secret;
        isIn = true;
        failures = 0;
        onState('open');
      }
      onReply(reply);
    });
    opened.addEventListener('close', ({ code }) => {
      if (isCurrent()) lose(code);
    });
  };

  const lose = (code?: number) => {
    socket = undefined;
    isIn = false;
    if (code === CHAT_CLOSE.ended || code === CHAT_CLOSE.invalid) {
      isOver = true;
      onState('ended');
      return;
    }
    onState(code === CHAT_CLOSE.crowded ? 'crowded' : 'cut');
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
    failures += 1;
    // Jitter, so that the clients of a gateway that restarts do not all return at once.
    timer = setTimeout(connect, pause * (0.5 + Math.random() / 2));
  };

  const reconnectNow = () => {
    if (document.hidden) return;
    failures = 0;
    connect();
  };
  addEventListener('online', reconnectNow, { signal });
  // A socket without a network does not notice for minutes; the browser knows first.
  addEventListener(
    'offline',
    () => {
      const dead = socket;
      if (dead === undefined) return;
      lose();
      dead.close();
    },
    { signal },
  );
  document.addEventListener('visibilitychange', reconnectNow, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    const last = socket;
    socket = undefined;
    isOver = true;
    isIn = false;
    last?.close();
  });
  onState('connecting');
  connect();

  return {
    send: (request) => {
      if (!isIn) return false;
      socket?.send(JSON.stringify(request));
      return true;
    },
  };
}
