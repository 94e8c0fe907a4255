import { getMemberInfo, setLanguage, type WireValueOf } from '@perya/api-client';
import { eq } from 'drizzle-orm';
import { Rejection } from '../http/Rejection';
import { serve } from '../http/serve';
import type { Topic } from '../topic';
import type { Member } from './members';
import { member as memberTable } from './schema';
import { seedMembers } from './seed';

type WireMember = WireValueOf<typeof getMemberInfo>;

/** Who is signed in. */
export const members: Topic = {
  name: 'members',
  routes: [
    serve(getMemberInfo, ({ ctx }) => wireMember(ctx.me()), { whenRestricted: true }),
    serve(setLanguage, async ({ input, ctx }) => {
      const { language } = input;
      if (!ctx.brand.languages.some((offered) => offered === language)) {
        throw new Rejection(400, 'UNKNOWN_LANGUAGE', 'invalid_request', {
          value: { faults: [{ path: 'language', message: 'is not offered by this brand' }] },
        });
      }
      await ctx.db.update(memberTable).set({ language }).where(eq(memberTable.id, ctx.me().id));
      return null;
    }),
  ],
  seed: seedMembers,
};

function wireMember(member: Member): WireMember {
  const { clubLabel, clubColor, clubColor2, clubRank, memberLabel } = member;
  return {
    id: String(member.id),
    account: member.account,
    nickname: member.nickname,
    type: member.type as WireMember['type'],
    toUpline: member.uplineId !== null,
    clubLabel:
      clubLabel === null
        ? null
        : { labelName: clubLabel, color: clubColor, color2: clubColor2, rankLevel: clubRank },
    memberLabel: memberLabel === null ? [] : [{ labelName: memberLabel }],
    iconUrl: member.avatar,
  };
}
