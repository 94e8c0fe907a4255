import { sql } from 'drizzle-orm';
import { allBut, deletedAfter, type OwnData } from '../../../kernel/own-data/section';
import { member } from '../members/schema';
import { smsMessage } from './schema';

/** Text messages to the member's number, as long as their outcome is kept. Their texts have codes. */
export const verificationData: OwnData = {
  sections: [
    {
      name: 'text-messages',
      chapter: 'security',
      erasure: deletedAfter('security'),
      table: smsMessage,
      of: (memberId) =>
        sql`${smsMessage.recipient} = (select ${member.mobile} from ${member} where ${member.id} = ${memberId})`,
      keys: [smsMessage.createdAt, smsMessage.reference],
      fields: allBut(smsMessage, 'reference', 'text', 'claimedAt'),
    },
  ],
};
