import chat from '../../../demo/chat.json' with { type: 'json' };
import { findMemberByAccount } from '../../identity';
import type { SeedContext } from '../../../kernel/seed/seed';
import { PLAYERS_ROOM } from './entries';
import { chatMessage, chatRead } from './schema';

const MINUTE_MS = 60_000;

interface Said {
  minutesAgo: number;
  /** Null for the operator. */
  account: string | null;
  text: string;
}

const SAID: readonly Said[] = chat;

/** A few messages from one day, so that nobody enters an empty room; `juan01` has read most of them. */
export async function seedChat({ db, now }: SeedContext) {
  let lastRead = 0;
  for (const { minutesAgo, account, text } of SAID) {
    const member = account === null ? null : await findMemberByAccount(db, account);
    if (member === undefined) continue;
    const [row] = await db
      .insert(chatMessage)
      .values({
        room: PLAYERS_ROOM,
        memberId: member?.id ?? null,
        text,
        sentAt: new Date(now.getTime() - minutesAgo * MINUTE_MS),
      })
      .returning({ id: chatMessage.id });
    if (account === 'maria03' && minutesAgo > 100) lastRead = row?.id ?? 0;
  }
  const juan = await findMemberByAccount(db, 'juan01');
  if (juan !== undefined) {
    await db
      .insert(chatRead)
      .values({ memberId: juan.id, room: PLAYERS_ROOM, lastReadId: lastRead });
  }
}
