import type { PushMessage } from '@perya/api-client';
import { moneyOf } from '../../../kernel/ledger';
import { maskName } from '../../identity';
import type { Platform } from '../../../kernel/platform';
import { PLAYERS_ROOM, type ChatMember } from './entries';
import type { ChatLine, ChatReply } from '@perya/api-client';
import { newestId, readAfter, unreadOf, type ChatMessage } from './room';

/** How often the room is read when the database is shared: another gateway may have written to it. */
const TAIL_MS = 2_000;
/** Messages are inserted in many places, so everyone connected is counted again at this interval. */
const COUNT_MS = 3_000;
/** Joins and leaves within this time are announced together. */
const ONLINE_MS = 1_000;

/** A visitor in a room, as seen by the hub. */
export interface HubClient {
  readonly visitor: ChatMember;
  send(reply: ChatReply): void;
}

/** A page that receives unread counts and other hints. */
interface Listener {
  readonly memberId: number;
  readonly isTrial: boolean;
  send(message: PushMessage): void;
}

/** What a listener was sent last. */
interface Told {
  unread: string;
  /** All the money that the member can spend; undefined until it was read once. */
  money: string | undefined;
}

/** Who is connected to this process, and what they have to be sent. */
export interface Hub {
  /**
   * The guest receives messages from now on; returns a function to leave. Call `wake` before reading the
   * history.
   */
  join(guest: HubClient): () => void;
  listen(listener: Listener): () => void;
  /** A message was stored: sends it to everyone in its room, whichever process stored it. */
  wake(): Promise<void>;
  /** Sends a message to all open pages of a member. */
  tell(memberId: number, message: PushMessage): void;
  /** Unread counts or a balance may have changed. */
  recount(): Promise<void>;
  hide(room: string, id: number): void;
  /** How many people are in a room. */
  online(room: string): number;
  /** How many pages of one member are listening. */
  pagesOf(memberId: number): number;
  /** How many windows of one member are in the chat. */
  windowsOf(memberId: number): number;
  /** Forgets the last message passed on; for use after a reset of the data. */
  reset(): void;
  stop(): void;
}

const hubs = new WeakMap<Platform, Hub>();

/** The hub of a platform. */
export function hubOf(platform: Platform): Hub {
  const hub = hubs.get(platform) ?? createHub(platform);
  hubs.set(platform, hub);
  return hub;
}

/**
 * Tells a member's open pages that something is new, over this process's connections. It's only a hint: the
 * page fetches what it shows. So call it once the change can be read, in a call with `ctx.afterCommit(() =>
 * notify(…))`. A changed balance is found within seconds without it.
 */
export function notify(platform: Platform, memberId: number, message: PushMessage): void {
  hubOf(platform).tell(memberId, message);
}

function createHub(platform: Platform): Hub {
  const { db, clock, log, brand, database } = platform;
  const guests = new Set<HubClient>();
  const listeners = new Map<Listener, Told>();
  /** The last message passed on; undefined until there is someone to receive it. */
  let seen: number | undefined;
  let onlineTimer: NodeJS.Timeout | undefined;

  const tail = serially(async () => {
    if (guests.size === 0) return;
    let from = seen ?? (await newestId(db));
    let rows: ChatMessage[];
    do {
      rows = await readAfter(db, from);
      for (const said of rows) {
        from = said.id;
        for (const { visitor, send } of guests) {
          if (visitor.room === said.room)
            send({ type: 'line', line: lineFor(platform, said, visitor) });
        }
      }
      seen = from;
    } while (rows.length > 0);
  });

  const count = serially(async () => {
    if (listeners.size === 0) return;
    const ids = new Set([...listeners.keys()].map(({ memberId }) => memberId));
    const unread = await unreadOf(db, [...ids], clock.now());
    const money = await moneyOf(db, [...ids]);
    const hasChat = brand.current.switches['CBS3'] === true;
    for (const [listener, told] of listeners) {
      const found = unread.get(listener.memberId);
      if (found === undefined) continue;
      const news = { ...found, chat: hasChat && !listener.isTrial ? found.chat : 0 };
      const now = JSON.stringify(news);
      if (now !== told.unread) listener.send({ type: 'unread', ...news });
      const sum = money.get(listener.memberId) ?? '';
      if (told.money !== undefined && sum !== told.money) {
        listener.send({ type: 'balance' });
        // Money moves with bets and deposits, which missions count.
        listener.send({ type: 'missions' });
      }
      listeners.set(listener, { unread: now, money: sum });
    }
  });

  const guarded = (work: () => Promise<void>) => () =>
    work().catch((err: unknown) => log.error({ err }, 'the chat cannot read'));
  const wake = guarded(tail);
  const recount = guarded(count);
  const timers = [
    setInterval(() => void recount(), COUNT_MS),
    ...(database.isShared ? [setInterval(() => void wake(), TAIL_MS)] : []),
  ];
  for (const timer of timers) timer.unref();

  const online = (room: string) =>
    new Set(
      [...guests]
        .filter(({ visitor }) => visitor.room === room)
        .map(({ visitor }) => visitor.member.id),
    ).size;
  const tellOnline = () => {
    onlineTimer ??= setTimeout(() => {
      onlineTimer = undefined;
      const count = online(PLAYERS_ROOM);
      for (const { visitor, send } of guests) {
        if (visitor.room === PLAYERS_ROOM) send({ type: 'online', count });
      }
    }, ONLINE_MS).unref();
  };

  return {
    join: (guest) => {
      guests.add(guest);
      tellOnline();
      return () => {
        if (!guests.delete(guest)) return;
        if (guests.size === 0) seen = undefined;
        tellOnline();
      };
    },
    listen: (listener) => {
      listeners.set(listener, { unread: '', money: undefined });
      return () => listeners.delete(listener);
    },
    wake: async () => {
      await wake();
      await recount();
    },
    tell: (memberId, message) => {
      for (const listener of listeners.keys()) {
        if (listener.memberId === memberId) listener.send(message);
      }
    },
    recount,
    hide: (room, id) => {
      for (const { visitor, send } of guests) {
        if (visitor.room === room) send({ type: 'hidden', id });
      }
    },
    online,
    pagesOf: (memberId) =>
      [...listeners.keys()].filter((listener) => listener.memberId === memberId).length,
    windowsOf: (memberId) =>
      [...guests].filter(({ visitor }) => visitor.member.id === memberId).length,
    reset: () => {
      seen = undefined;
    },
    stop: () => {
      for (const timer of timers) clearInterval(timer);
      clearTimeout(onlineTimer);
    },
  };
}

/** A message as this reader sees it. */
export function lineFor(
  { secrets }: Platform,
  said: ChatMessage,
  { member }: ChatMember,
): ChatLine {
  const isMine = said.memberId === member.id;
  return {
    id: said.id,
    at: said.sentAt.getTime(),
    text: said.text,
    name: said.account === null ? null : maskName(said.account),
    author:
      said.memberId === null
        ? null
        : secrets.sign('chat-author', `${said.room}:${said.memberId}`).slice(0, 12),
    isMine,
    key: isMine ? said.key : null,
  };
}

/** Runs one at a time; calls during a run share one more run after it. */
function serially(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = (): Promise<void> => {
    running = work().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (running === undefined) return run();
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined;
        return run();
      });
    return next;
  };
}
