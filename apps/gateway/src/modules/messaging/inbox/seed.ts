import messages from '../../../demo/messages.json' with { type: 'json' };
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

const MESSAGES: readonly SeedMessage[] = messages;

/** A few messages for the demo accounts, some of them unread. */
export async function seedMessages({ db, now }: SeedContext) {
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
