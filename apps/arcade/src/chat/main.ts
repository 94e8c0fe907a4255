import './chat.css';
import { connectRoom, type ConnectionState } from './connection';
import { connectSite } from './site';
import { createView } from './view';
import { discard, EMPTY_ROOM, receive, write, type PendingLine, type Room } from './room';

// Before anything else: the ticket leaves the address and the history.
const params = new URLSearchParams(location.search);
const theme = /theme=(dark|light)/.exec(location.hash)?.[1];
history.replaceState(null, '', location.pathname);

const root = document.querySelector('main') ?? document.body;
const { socket = '', siteOrigins = '' } = root.dataset;
/** What is read is said when the eye has rested on it, and not for each line. */
const READ_MS = 600;
const HIDDEN_KEY = 'chat.hidden';

let room: Room = { ...EMPTY_ROOM, language: params.get('language') ?? 'EN' };
let state: ConnectionState = 'connecting';
/** In a window of its own nobody else says whether it is seen. */
let isShown = true;
let isLoadingOlder = false;
let readUpTo = 0;
let readTimer: ReturnType<typeof setTimeout> | undefined;
let hidden = new Set(kept());
const reported = new Set<number>();

if (theme !== undefined) document.documentElement.dataset['theme'] = theme;

const site = connectSite(siteOrigins.split(' '), (next) => {
  ({ isShown } = next);
  document.documentElement.dataset['theme'] = next.theme;
  show();
});

const view = createView(root, {
  title: site.isFramed ? null : params.get('title'),
  headerColour: params.get('headerColor'),
  onSend: (text) => send({ key: crypto.randomUUID(), text }),
  onScroll: readLater,
  actions: {
    report: ({ id }) => {
      if (!connection.send({ type: 'report', id })) return;
      reported.add(id);
      show();
    },
    hide: (author) => hide(new Set([...hidden, author])),
    showAll: () => hide(new Set()),
    sendAgain: (key) => {
      const line = room.pending.find((pending) => pending.key === key);
      if (line) send({ key: line.key, text: line.text });
    },
    discard: (key) => {
      room = discard(room, key);
      show();
    },
    older: () => {
      const before = room.lines[0]?.id;
      if (isLoadingOlder || before === undefined) return;
      isLoadingOlder = connection.send({ type: 'older', before });
      show();
    },
  },
});

const connection = connectRoom({
  address: socket,
  ticket: params.get('ticket') ?? '',
  lastId: () => room.lines.at(-1)?.id,
  onState: (next) => {
    state = next;
    // Its answer went with the line.
    isLoadingOlder = false;
    if (next === 'ended') site.tell({ type: 'ended' });
    show();
  },
  onReply: (reply) => {
    room = receive(room, reply);
    if (reply.type === 'older') isLoadingOlder = false;
    if (reply.type === 'entered') {
      site.tell({ type: 'ready' });
      // What was under way when the line was cut: said once, however often it is sent.
      for (const line of room.pending) if (line.refusal === undefined) send(line);
    }
    show();
  },
});

document.addEventListener('visibilitychange', readLater);
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') site.tell({ type: 'close' });
});

function send({ key, text }: PendingLine): void {
  room = write(room, { key, text });
  // Where the line is cut it waits, and goes with the next one.
  connection.send({ type: 'say', key, text });
  show({ toNewest: true });
}

function show({ toNewest = false } = {}): void {
  view.show({ room, state, hidden, reported, isLoadingOlder, isShown, toNewest });
  readLater();
}

/** The newest line is read when the page is seen and stands at its end. */
function readLater(): void {
  clearTimeout(readTimer);
  readTimer = setTimeout(() => {
    const newest = room.lines.at(-1)?.id ?? 0;
    if (newest <= readUpTo || !isShown || document.hidden || !view.isAtEnd()) return;
    if (!connection.send({ type: 'read', upTo: newest })) return;
    readUpTo = newest;
    site.tell({ type: 'read' });
  }, READ_MS);
}

function hide(next: Set<string>): void {
  hidden = next;
  try {
    localStorage.setItem(HIDDEN_KEY, JSON.stringify([...next]));
  } catch {
    // Storage is blocked here: it holds until the page goes.
  }
  show();
}

function kept(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(HIDDEN_KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
