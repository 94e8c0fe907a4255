import { findMemberByAccount } from '../../identity';
import type { SeedContext } from '../../../kernel/seed/seed';
import { PLAYERS_ROOM } from './entries';
import { chatMessage, chatRead } from './schema';

const MINUTE_MS = 60_000;

/** Minutes before the seed's "now", who, what. Null is the house. */
const SAID: readonly (readonly [number, string | null, string])[] = [
  [655, null, 'Welcome to the fair! Be kind, and never share passwords or codes here.'],
  [640, 'vip001', 'Magandang umaga sa lahat 🌤️'],
  [638, 'agent01', 'Good morning! Anyone on the lantern slots today?'],
  [634, 'juan01', 'Nandito ako, maliit na bet lang muna'],
  [631, 'vip001', 'Tama yan, hinay-hinay lang'],
  [512, 'maria03', 'Newbie here, where do I find the free spins?'],
  [509, 'agent02', 'Three scatters in the slots, then press the spin button'],
  [508, 'maria03', 'Salamat po! 🙏'],
  [371, 'juan01', 'Ang ganda ng bagong fish game'],
  [366, 'maria03', 'Which one? I only saw the reef one'],
  [365, 'juan01', 'Yun nga, yung may malaking pagi'],
  [240, 'vip001', 'Set my loss limit for the week, feels good honestly'],
  [238, 'agent01', 'Best thing to do before the weekend'],
  [121, 'agent02', 'Kumusta ang lahat? Uwian na 😄'],
  [117, 'maria03', 'Pauwi pa lang, traffic sa EDSA'],
  [42, 'juan01', 'Free spins sa wakas! Sampu 🎉'],
  [40, 'vip001', 'Congrats! 👏'],
  [38, 'maria03', 'Ang galing!'],
  [12, 'agent01', 'Draw ng 3D mamayang 9 ng gabi, nakataya na ba kayo?'],
  [9, 'maria03', 'Bente lang, pang-kape 😂'],
];

/** A little of a day's talk, so that nobody enters an empty room; `juan01` has seen most of it. */
export async function seedChat({ db, profile, now }: SeedContext) {
  if (profile === 'empty') return;
  let lastRead = 0;
  for (const [minutesAgo, account, text] of SAID) {
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
