import { eq } from 'drizzle-orm';
import { allBut, deletedAfter, type OwnData } from '../../../kernel/own-data/section';
import { memberAddress, memberDay, memberIdentity, session } from './schema';

/** Sessions, and the addresses, days and third-party accounts of sign-ins. */
export const sessionData: OwnData = {
  sections: [
    {
      name: 'sessions',
      chapter: 'security',
      erasure: deletedAfter('security'),
      table: session,
      of: (memberId) => eq(session.memberId, memberId),
      keys: [session.createdAt, session.id],
      fields: allBut(session, 'memberId', 'tokenHash'),
    },
    {
      name: 'known-addresses',
      chapter: 'security',
      erasure: deletedAfter('security'),
      table: memberAddress,
      of: (memberId) => eq(memberAddress.memberId, memberId),
      keys: [memberAddress.ip],
      fields: allBut(memberAddress, 'memberId'),
    },
    {
      name: 'login-days',
      chapter: 'security',
      erasure: deletedAfter('security'),
      table: memberDay,
      of: (memberId) => eq(memberDay.memberId, memberId),
      keys: [memberDay.day],
      fields: allBut(memberDay, 'memberId'),
    },
    {
      name: 'linked-services',
      chapter: 'security',
      erasure: deletedAfter('identity'),
      table: memberIdentity,
      of: (memberId) => eq(memberIdentity.memberId, memberId),
      keys: [memberIdentity.issuer, memberIdentity.subject],
      fields: allBut(memberIdentity, 'memberId'),
    },
  ],
};
