import type { SeedContext } from '../../../kernel/seed/seed';
import { findMemberByAccount } from '../../identity';
import { message, type MessageText } from '../messages/schema';

interface SeedMessage {
  to: readonly string[];
  title: MessageText;
  body: MessageText;
  hoursAgo: number;
  isRead?: boolean;
}

const HOUR_MS = 3_600_000;

const MESSAGES: readonly SeedMessage[] = [
  {
    to: ['juan01', 'vip001', 'agent01', 'agent02', 'expire01', 'fresh01'],
    title: { EN: 'Welcome to the fair', TY: 'Maligayang pagdating sa perya' },
    body: {
      EN: 'Your account is open. Set your limits in the member centre before you play.',
      TY: 'Bukas na ang account mo. Itakda muna ang mga limit mo sa member centre bago maglaro.',
    },
    hoursAgo: 20,
    isRead: true,
  },
  {
    to: ['juan01', 'vip001'],
    title: { EN: 'New games this week', TY: 'Mga bagong laro ngayong linggo' },
    body: {
      EN: 'Twelve new slots and two fish games have come in. You find them under New.',
      TY: 'May labindalawang bagong slot at dalawang fish game. Nasa Bago ang mga ito.',
    },
    hoursAgo: 9,
  },
  {
    to: ['juan01'],
    title: { EN: 'Your e-mail is not confirmed', TY: 'Hindi pa kumpirmado ang e-mail mo' },
    body: {
      EN: 'Confirm it in the security centre, so that you can get your password back.',
      TY: 'Kumpirmahin ito sa security centre para maibalik ang password mo kung kailangan.',
    },
    hoursAgo: 3,
  },
  {
    to: ['agent01', 'agent02'],
    title: { EN: 'The monthly report is ready', TY: 'Handa na ang buwanang ulat' },
    body: {
      EN: 'The figures of your team for last month are in the agent centre.',
      TY: 'Nasa agent centre na ang mga numero ng team mo noong nakaraang buwan.',
    },
    hoursAgo: 5,
  },
];

/** A few messages for the demo accounts, some of them unread. */
export async function seedMessages({ db, profile, now }: SeedContext) {
  if (profile === 'empty') return;
  for (const { to, title, body, hoursAgo, isRead = false } of MESSAGES) {
    for (const account of to) {
      const member = await findMemberByAccount(db, account);
      if (member === undefined) continue;
      const sentAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
      await db
        .insert(message)
        .values({ memberId: member.id, title, body, sentAt, readAt: isRead ? sentAt : null });
    }
  }
}
