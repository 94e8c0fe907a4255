import { getMemberInfo, setLanguage, type WireValueOf } from '@perya/api-client';
import { eq } from 'drizzle-orm';
import { Rejection } from '../../../kernel/http/Rejection';
import { serve, type CallContext } from '../../../kernel/http/serve';
import type { Module } from '../../../kernel/module';
import { member as memberTable } from './schema';
import { seedMembers } from './seed';
import { pictureUrl } from '../../../kernel/uploads/pictures';
import { memberData } from './ownData';

type WireMember = WireValueOf<typeof getMemberInfo>;

/** The signed-in member. */
export const members: Module = {
  name: 'members',
  ownData: memberData,
  routes: [
    serve(getMemberInfo, ({ ctx }) => wireMember(ctx), { whenRestricted: true }),
    serve(setLanguage, async ({ input, ctx }) => {
      const { language } = input;
      if (!ctx.brand.languages.some((offered) => offered === language)) {
        throw new Rejection(400, 'UNKNOWN_LANGUAGE', 'invalid_request', {
          value: { errors: [{ path: 'language', message: 'is not offered by this brand' }] },
        });
      }
      await ctx.db.update(memberTable).set({ language }).where(eq(memberTable.id, ctx.me().id));
      return null;
    }),
  ],
  seedDemo: seedMembers,
};

function wireMember(ctx: CallContext): WireMember {
  const member = ctx.me();
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
    iconUrl: member.avatar === null ? null : pictureUrl(ctx.platform, member.avatar),
  };
}
