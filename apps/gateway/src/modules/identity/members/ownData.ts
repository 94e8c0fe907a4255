import { eq, sql } from 'drizzle-orm';
import { allBut, clearedAfter, type OwnData } from '../../../kernel/own-data/section';
import { accountClosing, member } from './schema';

/** The account itself, and requests to close it. */
export const memberData: OwnData = {
  sections: [
    {
      name: 'profile',
      chapter: 'account',
      erasure: clearedAfter(
        'identity',
        (memberId) => sql`update ${member} set
            account = 'erased:' || id, nickname = '', email = null, mobile = null, payee_name = null,
            date_of_birth = null, contacts = '{}', avatar = null, affiliate_code = null, register_url = null,
            password_hash = '', payment_password_hash = null
          where ${eq(member.id, memberId)}`,
      ),
      table: member,
      of: (memberId) => eq(member.id, memberId),
      keys: [member.id],
      fields: allBut(member, 'passwordHash', 'paymentPasswordHash'),
    },
    {
      name: 'account-closings',
      chapter: 'account',
      erasure: clearedAfter(
        'messages',
        (memberId) =>
          sql`update ${accountClosing} set reason = null where ${eq(accountClosing.memberId, memberId)}`,
      ),
      table: accountClosing,
      of: (memberId) => eq(accountClosing.memberId, memberId),
      keys: [accountClosing.id],
      fields: allBut(accountClosing, 'id', 'memberId'),
    },
  ],
};
