import type { ChatLine, ChatReply, ChatRejection } from '@perya/api-client';

/** A message that the room hasn't confirmed. */
export interface PendingLine {
  key: string;
  text: string;
  /** Why it was rejected; undefined while pending. */
  rejection?: ChatRejection;
  retryAfterMs?: number;
}

/** The client's state of the room. */
export interface Room {
  readonly lines: readonly ChatLine[];
  readonly pending: readonly PendingLine[];
  readonly hasOlder: boolean;
  /** Messages after this one were unread when the room was entered. */
  readonly freshAfter: number;
  readonly kind: 'players' | 'desk';
  readonly language: string;
  readonly timeZone: string;
  readonly name: string;
  readonly online: number;
}

export const EMPTY_ROOM: Room = {
  lines: [],
  pending: [],
  hasOlder: false,
  freshAfter: Number.POSITIVE_INFINITY,
  kind: 'players',
  language: 'EN',
  timeZone: 'UTC',
  name: '',
  online: 0,
};

/** Applies a reply. */
export function receive(room: Room, reply: ChatReply): Room {
  switch (reply.type) {
    case 'entered':
      return enter(room, reply);
    case 'line':
      return withLines(room, [reply.line]);
    case 'older':
      return { ...withLines(room, reply.lines), hasOlder: reply.hasOlder };
    case 'refused': {
      const { key, reason: rejection, retryAfterMs } = reply;
      return mapPending(room, key, (line) => ({
        ...line,
        rejection,
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      }));
    }
    case 'hidden':
      return { ...room, lines: room.lines.filter(({ id }) => id !== reply.id) };
    case 'online':
      return { ...room, online: reply.count };
  }
}

/** Adds a message of the player. */
export const write = (room: Room, line: PendingLine): Room => ({
  ...room,
  pending: [...room.pending.filter(({ key }) => key !== line.key), line],
});

/** Discards a message that wasn't sent. */
export const discard = (room: Room, key: string): Room => ({
  ...room,
  pending: room.pending.filter((line) => line.key !== key),
});

function enter(room: Room, reply: Extract<ChatReply, { type: 'entered' }>): Room {
  const { room: kind, language, timeZone, name, online, isFresh, hasOlder, lastReadId } = reply;
  const isFirst = room.name === '';
  const known: Room = { ...room, kind, language, timeZone, name, online };
  if (!isFresh) return withLines(known, reply.lines);
  return withLines(
    { ...known, lines: [], hasOlder, freshAfter: isFirst ? lastReadId : room.freshAfter },
    // Lines that arrived before this reply, newer than its history, are kept.
    [...reply.lines, ...room.lines.filter(({ id }) => id > (reply.lines.at(-1)?.id ?? 0))],
  );
}

function withLines(room: Room, more: readonly ChatLine[]): Room {
  const byId = new Map(room.lines.map((line) => [line.id, line]));
  for (const line of more) byId.set(line.id, line);
  const said = new Set(more.flatMap(({ key }) => key ?? []));
  return {
    ...room,
    lines: [...byId.values()].toSorted((a, b) => a.id - b.id),
    pending: room.pending.filter(({ key }) => !said.has(key)),
  };
}

const mapPending = (room: Room, key: string, change: (line: PendingLine) => PendingLine): Room => ({
  ...room,
  pending: room.pending.map((line) => (line.key === key ? change(line) : line)),
});
