import { connectRoom, type ConnectionState } from './connection';
import { discard, EMPTY_ROOM, receive, write, type Room } from './room';
import type { Site } from './site';

/** Everything that the page renders. */
export interface ChatState {
  room: Room;
  connection: ConnectionState;
  /** Whether the site shows the frame. Always true in a window of its own. */
  isShown: boolean;
  isLoadingOlder: boolean;
  /** Authors that this player has hidden. */
  hiddenAuthors: ReadonlySet<string>;
  /** Ids of the messages that this player has reported. */
  reportedIds: ReadonlySet<number>;
}

/** The player's actions in the room. */
export interface ChatActions {
  say(text: string): void;
  sendAgain(key: string): void;
  discard(key: string): void;
  /** Loads earlier messages, one request at a time. */
  loadOlder(): void;
  report(id: number): void;
  hideAuthor(author: string): void;
  showAllAuthors(): void;
  /** Marks everything up to this message as read. */
  markRead(upTo: number): void;
}

/** The state of one visit to the room, for `useSyncExternalStore`. */
export interface ChatSession extends ChatActions {
  getState(): ChatState;
  subscribe(listener: () => void): () => void;
  setShown(isShown: boolean): void;
}

export interface ChatSessionOptions {
  /** URL of the WebSocket. */
  address: string;
  ticket: string;
  /** Used until the room reports its language. */
  language: string;
  site: Pick<Site, 'tell'>;
  /** Ends the session: closes the connection and stops updates. */
  signal: AbortSignal;
}

const HIDDEN_KEY = 'chat.hidden';

/** Enters the room and stores its state. */
export function createChatSession(options: ChatSessionOptions): ChatSession {
  const { address, ticket, language, site, signal } = options;
  const listeners = new Set<() => void>();
  let readUpTo = 0;
  let state: ChatState = {
    room: { ...EMPTY_ROOM, language },
    connection: 'connecting',
    isShown: true,
    isLoadingOlder: false,
    hiddenAuthors: storedHiddenAuthors(),
    reportedIds: new Set(),
  };

  function update(change: Partial<ChatState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const connection = connectRoom({
    address,
    ticket,
    signal,
    lastId: () => state.room.lines.at(-1)?.id,
    onState: (next) => {
      // The response to a request for older messages was lost with the connection.
      update({ connection: next, isLoadingOlder: false });
      if (next === 'ended') site.tell({ type: 'ended' });
    },
    onReply: (reply) => {
      update({
        room: receive(state.room, reply),
        isLoadingOlder: state.isLoadingOlder && reply.type !== 'older',
      });
      if (reply.type === 'entered') entered();
    },
  });

  function entered(): void {
    site.tell({ type: 'ready' });
    // Resends messages that were pending when the connection was lost; the room deduplicates them by key.
    for (const { key, text, rejection } of state.room.pending) {
      if (rejection === undefined) connection.send({ type: 'say', key, text });
    }
  }

  function send(key: string, text: string): void {
    update({ room: write(state.room, { key, text }) });
    // While disconnected the message stays pending; `entered` sends it.
    connection.send({ type: 'say', key, text });
  }

  function setHiddenAuthors(hiddenAuthors: ReadonlySet<string>): void {
    storeHiddenAuthors(hiddenAuthors);
    update({ hiddenAuthors });
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setShown: (isShown) => update({ isShown }),
    say: (text) => send(crypto.randomUUID(), text),
    sendAgain: (key) => {
      const line = state.room.pending.find((pending) => pending.key === key);
      if (line !== undefined) send(line.key, line.text);
    },
    discard: (key) => update({ room: discard(state.room, key) }),
    loadOlder: () => {
      const before = state.room.lines[0]?.id;
      if (state.isLoadingOlder || before === undefined) return;
      update({ isLoadingOlder: connection.send({ type: 'older', before }) });
    },
    report: (id) => {
      if (!connection.send({ type: 'report', id })) return;
      update({ reportedIds: new Set([...state.reportedIds, id]) });
    },
    hideAuthor: (author) => setHiddenAuthors(new Set([...state.hiddenAuthors, author])),
    showAllAuthors: () => setHiddenAuthors(new Set()),
    markRead: (upTo) => {
      if (upTo <= readUpTo || !connection.send({ type: 'read', upTo })) return;
      readUpTo = upTo;
      site.tell({ type: 'read' });
    },
  };
}

/** Authors whose messages this player has hidden, on this device. */
function storedHiddenAuthors(): ReadonlySet<string> {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(HIDDEN_KEY) ?? '[]');
    return new Set(Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}

function storeHiddenAuthors(authors: ReadonlySet<string>): void {
  try {
    localStorage.setItem(HIDDEN_KEY, JSON.stringify([...authors]));
  } catch {
    // Storage is blocked in this frame: they stay hidden until the page is closed.
  }
}
