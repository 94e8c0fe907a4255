import type { getMissionLeaderboard } from '@perya/api-client';
import { formatDecimal } from '@perya/rules/money';
import { periodAt, todayIn } from '@perya/rules/time';
import { and, count, eq, gte, inArray, isNotNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { ledgerAccount, ledgerEntry, ledgerPosting } from '../../../kernel/ledger/schema';
import { maskName, MEMBER_TYPES, member, memberDay } from '../../identity';
import { bet } from '../../bets';
import { MISSIONS, type MissionSeed } from './demo';
import { countsMoney, periodOf, settledBetFilter, type MissionPeriod } from './progress';
import { missionClaim } from './schema';

const PAGE_SIZE = 10;

/**
 * The leaderboard of a mission; without a mission, members by claims this month. Equal scores share a place.
 */
export async function leaderboard({ input, ctx }: Call<typeof getMissionLeaderboard>) {
  const { pageNo = 1, pageSize = PAGE_SIZE, missionId } = input;
  const mission = MISSIONS.find(({ id }) => id === missionId);
  if (missionId !== undefined && mission === undefined) {
    throw new Rejection(404, 'UNKNOWN_MISSION', 'not_found');
  }
  const scores = await (mission === undefined ? claimsOf(ctx) : scoresOf(ctx, mission));
  const asText = mission !== undefined && countsMoney(mission) ? formatDecimal : String;
  const ranked = rank(scores);
  const me = ctx.me().id;
  const own = ranked.find(({ memberId }) => memberId === me);
  const page = ranked.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  const names = await accountsOf(ctx.db, [
    ...page.map(({ memberId }) => memberId),
    ...(own ? [me] : []),
  ]);
  const item = ({ memberId, place, score }: Ranked) => ({
    rank: place,
    account: maskName(names.get(memberId) ?? ''),
    score: asText(score),
    isSelf: memberId === me,
  });
  return {
    list: page.map(item),
    self: own ? item(own) : null,
    totalCount: ranked.length,
    totalPages: Math.ceil(ranked.length / pageSize),
  };
}

interface Score {
  memberId: number;
  score: bigint;
}

interface Ranked extends Score {
  place: number;
}

/** Highest first. Equal scores share a place, and the next place counts all of them (1, 1, 3). */
export function rank(scores: readonly Score[]): Ranked[] {
  const sorted = scores.toSorted((a, b) =>
    a.score === b.score ? a.memberId - b.memberId : a.score < b.score ? 1 : -1,
  );
  const ranked: Ranked[] = [];
  for (const [index, each] of sorted.entries()) {
    const before = ranked.at(-1);
    ranked.push({ ...each, place: before?.score === each.score ? before.place : index + 1 });
  }
  return ranked;
}

const sums = (column: SQL) => sql<string>`sum(${column})::text`;
const read = (rows: readonly { memberId: number; score: string | number | null }[]): Score[] =>
  rows.map(({ memberId, score }) => ({ memberId, score: BigInt(score ?? 0) }));

async function claimsOf({ db, now, brand }: CallContext): Promise<Score[]> {
  const { from } = periodAt('month', now().getTime(), brand.timeZone);
  return read(
    await db
      .select({ memberId: missionClaim.memberId, score: count() })
      .from(missionClaim)
      .where(gte(missionClaim.claimedAt, new Date(from)))
      .groupBy(missionClaim.memberId),
  );
}

async function scoresOf(ctx: CallContext, mission: MissionSeed): Promise<Score[]> {
  // One-time missions have no leaderboard.
  if (mission.period === 'ONCE') return [];
  const period = periodOf(mission, ctx.now(), ctx.brand.timeZone);
  if (mission.measure === 'DAYS') return dayScores(ctx, period);
  if (mission.measure === 'DEPOSITS') return depositScores(ctx, period);
  return betScores(ctx, mission, period);
}

async function betScores({ db }: CallContext, mission: MissionSeed, period: MissionPeriod) {
  const { measure } = mission;
  const score = measure === 'TURNOVER' ? sums(sql`${bet.turnover}`) : count();
  return read(
    await db
      .select({ memberId: bet.memberId, score })
      .from(bet)
      .innerJoin(member, eq(member.id, bet.memberId))
      .where(
        and(
          isNotNull(bet.settledAt),
          settledBetFilter(mission, period),
          measure === 'WINS' ? eq(bet.status, 'WON') : undefined,
          ne(member.type, MEMBER_TYPES.trial),
        ),
      )
      .groupBy(bet.memberId),
  );
}

async function dayScores({ db, brand }: CallContext, { from, to }: MissionPeriod) {
  return read(
    await db
      .select({ memberId: memberDay.memberId, score: count() })
      .from(memberDay)
      .where(
        and(
          gte(memberDay.day, todayIn(brand.timeZone, from.getTime())),
          to === null ? undefined : lt(memberDay.day, todayIn(brand.timeZone, to.getTime())),
        ),
      )
      .groupBy(memberDay.memberId),
  );
}

async function depositScores({ db, me }: CallContext, { from, to }: MissionPeriod) {
  const rows = await db
    .select({ owner: ledgerAccount.owner, score: sums(sql`${ledgerEntry.amount}`) })
    .from(ledgerPosting)
    .innerJoin(ledgerEntry, eq(ledgerEntry.postingId, ledgerPosting.id))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(
      and(
        eq(ledgerPosting.kind, 'deposit'),
        eq(ledgerEntry.pending, false),
        gte(ledgerPosting.at, from),
        to === null ? undefined : lt(ledgerPosting.at, to),
        eq(ledgerAccount.kind, 'wallet'),
        eq(ledgerAccount.currency, me().currency),
      ),
    )
    .groupBy(ledgerAccount.owner);
  return read(
    rows.map(({ owner, score }) => ({ memberId: Number(owner.replace('member:', '')), score })),
  );
}

async function accountsOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: member.id, account: member.account })
    .from(member)
    .where(inArray(member.id, [...ids]));
  return new Map(rows.map(({ id, account }) => [id, account]));
}
