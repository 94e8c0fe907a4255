import { eq } from 'drizzle-orm';
import { allBut, type OwnData } from '../../../kernel/own-data/section';
import { member } from './schema';

/** The account itself. */
export const memberData: OwnData = {
  sections: [
    {
      name: 'profile',
      chapter: 'account',
      table: member,
      of: (memberId) => eq(member.id, memberId),
      keys: [member.id],
      fields: allBut(member, 'passwordHash', 'paymentPasswordHash'),
    },
  ],
};
