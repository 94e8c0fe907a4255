import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  allBut,
  currencyFrom,
  deletedAfter,
  quantity,
  type DataField,
  type OwnData,
} from '../../kernel/own-data/section';
import { member } from '../identity';
import { memberBreak, memberLimit, memberPlay } from './schema';

const money = (column: PgColumn): DataField => ({
  value: sql`case when ${memberLimit.kind} <> 'TIME' then ${column} end`,
  kind: 'amount',
});

const minutes = (column: PgColumn): DataField =>
  quantity(sql`case when ${memberLimit.kind} = 'TIME' then ${column} end`);

/** Limits, breaks and playing time. */
export const protectionData: OwnData = {
  sections: [
    {
      name: 'limits',
      chapter: 'protection',
      erasure: deletedAfter('identity'),
      table: memberLimit,
      of: (memberId) => eq(memberLimit.memberId, memberId),
      keys: [memberLimit.kind, memberLimit.period],
      fields: {
        ...allBut(memberLimit, 'memberId', 'amount', 'pendingAmount'),
        amount: money(memberLimit.amount),
        pendingAmount: money(memberLimit.pendingAmount),
        currency: currencyFrom(
          sql`(select ${member.currency} from ${member} where ${member.id} = ${memberLimit.memberId})`,
        ),
        minutes: minutes(memberLimit.amount),
        pendingMinutes: minutes(memberLimit.pendingAmount),
      },
    },
    {
      name: 'breaks',
      chapter: 'protection',
      erasure: deletedAfter('identity'),
      table: memberBreak,
      of: (memberId) => eq(memberBreak.memberId, memberId),
      keys: [memberBreak.id],
      fields: allBut(memberBreak, 'id', 'memberId'),
    },
    {
      name: 'playing-time',
      chapter: 'protection',
      erasure: deletedAfter('identity'),
      table: memberPlay,
      of: (memberId) => eq(memberPlay.memberId, memberId),
      keys: [memberPlay.memberId],
      fields: allBut(memberPlay, 'memberId'),
    },
  ],
};
