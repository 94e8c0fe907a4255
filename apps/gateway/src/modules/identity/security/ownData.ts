import { eq } from 'drizzle-orm';
import { allBut, deletedAfter, type OwnData } from '../../../kernel/own-data/section';
import { memberPicture, memberSecurity, memberTotp, signIn } from './schema';

/** What protects the account, its sign-ins, and the uploaded avatar. */
export const securityData: OwnData = {
  sections: [
    {
      name: 'sign-ins',
      chapter: 'security',
      erasure: deletedAfter('security'),
      table: signIn,
      of: (memberId) => eq(signIn.memberId, memberId),
      keys: [signIn.id],
      fields: allBut(signIn, 'id', 'memberId'),
    },
    {
      name: 'account-protection',
      chapter: 'security',
      erasure: deletedAfter('identity'),
      table: memberSecurity,
      of: (memberId) => eq(memberSecurity.memberId, memberId),
      keys: [memberSecurity.memberId],
      fields: allBut(memberSecurity, 'memberId'),
    },
    {
      name: 'two-step-login',
      chapter: 'security',
      erasure: deletedAfter('identity'),
      table: memberTotp,
      of: (memberId) => eq(memberTotp.memberId, memberId),
      keys: [memberTotp.memberId],
      fields: allBut(memberTotp, 'memberId', 'sealedKey', 'lastStep'),
    },
  ],
  pictures: [
    {
      name: 'avatar',
      chapter: 'account',
      erasure: deletedAfter('identity'),
      table: memberPicture,
      of: (memberId) => eq(memberPicture.memberId, memberId),
      keys: [memberPicture.memberId],
      fileName: memberPicture.name,
      data: memberPicture.data,
    },
  ],
};
