import * as v from 'valibot';
import { maskName, touchSession } from '../../identity';
import type { Platform } from '../../../kernel/platform';
import {
  hasOpenSession,
  keepEntry,
  PLAYERS_ROOM,
  visitorBySecret,
  visitorByTicket,
  type ChatMember,
} from './entries';
import { sendAutoReply } from './desk';
import { hubOf, lineFor, type HubClient } from './hub';
import {
  ChatRequestSchema,
  CHAT_CLOSE,
  CHAT_PAGE_LENGTH,
  type ChatReply,
  type ChatRequest,
} from '@perya/api-client';
import {
  lastReadOf,
  markRead,
  readAfter,
  readHistory,
  report,
  postChatMessage,
  type ChatMessage,
} from './room';
import type { Line, SocketRole } from './sockets';

/** How many windows of one member can be in the chat at once. */
const MAX_OF_ONE = 6;

type Request<Type extends ChatRequest['type']> = Extract<ChatRequest, { type: Type }>;

/** The chat socket of one page. */
export function openChat(platform: Platform, line: Line): SocketRole {
  const { db, clock } = platform;
  const hub = hubOf(platform);
  let visitor: ChatMember | undefined;
  let leave = () => {};
  let isClosed = false;
  const send = (reply: ChatReply) => line.send(reply);

  return {
    receive: async (data) => {
      const parsed = v.safeParse(ChatRequestSchema, data);
      if (!parsed.success) line.close(CHAT_CLOSE.invalid);
      else if (parsed.output.type === 'enter') await enter(parsed.output);
      else if (visitor === undefined) line.close(CHAT_CLOSE.invalid);
      else await answer(parsed.output, visitor);
    },
    isAlive: async () =>
      visitor === undefined || (isOpen(platform) && (await hasOpenSession(platform, visitor))),
    closed: () => {
      isClosed = true;
      leave();
    },
  };

  async function enter({ ticket, secret, after }: Request<'enter'>) {
    if (visitor !== undefined || (ticket === undefined) === (secret === undefined)) {
      line.close(CHAT_CLOSE.invalid);
      return;
    }
    const found =
      ticket === undefined
        ? await visitorBySecret(platform, secret ?? '')
        : await visitorByTicket(platform, ticket, 'chat-ticket');
    if (isClosed) return;
    if (found === undefined || !isOpen(platform)) {
      line.close(CHAT_CLOSE.ended);
      return;
    }
    if (hub.windowsOf(found.member.id) >= MAX_OF_ONE) {
      line.close(CHAT_CLOSE.crowded);
      return;
    }
    visitor = found;
    line.entered();
    const guest: HubClient = { visitor, send };
    leave = hub.join(guest);
    // From here on messages are pushed; earlier ones are in the history.
    await hub.wake();
    const kept = ticket === undefined ? {} : { secret: await keepEntry(platform, found) };
    send(await entered(found, after, kept));
  }

  async function entered(
    found: ChatMember,
    after: number | undefined,
    kept: { secret?: string },
  ): Promise<ChatReply> {
    const { room, member, language } = found;
    const missed = after === undefined ? [] : await readAfter(db, after, room);
    const isFresh = after === undefined || missed.length > CHAT_PAGE_LENGTH;
    const { said, hasOlder } = isFresh
      ? await readHistory(db, room)
      : { said: missed, hasOlder: false };
    return {
      type: 'entered',
      ...kept,
      room: room === PLAYERS_ROOM ? 'players' : 'desk',
      language,
      timeZone: platform.brand.current.timeZone,
      name: maskName(member.account),
      lines: linesFor(found, said),
      hasOlder,
      isFresh,
      lastReadId: await lastReadOf(db, member.id, room),
      online: hub.online(room),
    };
  }

  async function answer(request: Exclude<ChatRequest, { type: 'enter' }>, here: ChatMember) {
    const { room, member } = here;
    switch (request.type) {
      case 'say':
        await hear(request, here);
        return;
      case 'older': {
        const { said, hasOlder } = await readHistory(db, room, request.before);
        send({ type: 'older', lines: linesFor(here, said), hasOlder });
        return;
      }
      case 'read':
        await markRead(db, { memberId: member.id, room, upTo: request.upTo });
        await hub.recount();
        return;
      case 'report': {
        const wanted = { id: request.id, room, memberId: member.id, now: clock.now() };
        if (await report(db, wanted)) hub.hide(room, request.id);
        return;
      }
    }
  }

  async function hear({ key, text }: Request<'say'>, here: ChatMember) {
    if (!isOpen(platform) || !(await hasOpenSession(platform, here))) {
      line.close(CHAT_CLOSE.ended);
      return;
    }
    const { room, member, tokenHash } = here;
    const now = clock.now();
    const result = await postChatMessage(db, { room, memberId: member.id, key, text, now });
    if ('rejection' in result) {
      const { rejection: reason, ...rest } = result;
      send({ type: 'refused', key, reason, ...rest });
      return;
    }
    // Writing counts as activity, even if no other call is made.
    await touchSession(db, tokenHash, now);
    if (room !== PLAYERS_ROOM) await sendAutoReply(db, here, now);
    await hub.wake();
    if (!result.isRepeat) return;
    // Stored earlier, on a connection that was cut: it isn't pushed again.
    const [said] = await readAfter(db, result.id - 1, room);
    if (said?.id === result.id) send({ type: 'line', line: lineFor(platform, said, here) });
  }

  function linesFor(reader: ChatMember, said: readonly ChatMessage[]) {
    return said.map((one) => lineFor(platform, one, reader));
  }
}

const isOpen = ({ brand }: Platform) => brand.current.switches['CBS3'] === true;
