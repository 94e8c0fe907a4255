import { CHAT_CLOSE, type ChatReply, type ChatRequest } from '@perya/api-client';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

export type ConnectionState = 'connecting' | 'open' | 'cut' | 'crowded' | 'ended';

export interface ConnectionOptions {
  address: string;
  ticket: string;
  /** The last message that is here: what is asked for after a cut begins behind it. */
  lastId: () => number | undefined;
  onReply: (reply: ChatReply) => void;
  onState: (state: ConnectionState) => void;
}

export interface Connection {
  /** Sends at once or not at all: false while the line is cut. */
  send(request: Exclude<ChatRequest, { type: 'enter' }>): boolean;
}

/** A line to the room that comes back by itself, with growing pauses, until its sign-in is over. */
export function connectRoom(options: ConnectionOptions): Connection {
  const { address, ticket, lastId, onReply, onState } = options;
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
    // What a line that was given up still says is of no room.
    const isHere = () => socket === opened;
    opened.addEventListener('open', () => {
      if (isHere()) opened.send(JSON.stringify(enter()));
    });
    opened.addEventListener('message', ({ data }) => {
      if (!isHere()) return;
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
      if (isHere()) lose(code);
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
    // Spread, so that a room that comes back is not stormed.
    timer = setTimeout(connect, pause * (0.5 + Math.random() / 2));
  };

  const comeBack = () => {
    if (document.hidden) return;
    failures = 0;
    connect();
  };
  addEventListener('online', comeBack);
  // A dead line says nothing by itself, not even that it is closed; the browser knows first.
  addEventListener('offline', () => {
    const dead = socket;
    if (dead === undefined) return;
    lose();
    dead.close();
  });
  document.addEventListener('visibilitychange', comeBack);
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
