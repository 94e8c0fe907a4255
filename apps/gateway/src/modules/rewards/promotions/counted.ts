import { and, eq, gte, inArray, lt, notInArray, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '../../../kernel/db/types';
import { bet } from '../../bets';
import { favourite, fairSeed } from '../../games';
import { member } from '../../identity';
import { memberLimit } from '../../protection';
import { FIRST_STEPS, type CountedGames, type FirstStep } from './rules/rule';

/** A span of time: `from` inclusive, `to` exclusive. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** The settled bets of a span; canceled ones don't count. */
const settledIn = ({ from, to }: Span) =>
  and(gte(bet.settledAt, from), lt(bet.settledAt, to), notInArray(bet.status, ['OPEN', 'VOID']));

/** The bets on the games that a rule counts. */
const betsOn = (games: CountedGames) =>
  games.by === 'category'
    ? eq(bet.category, games.category)
    : sql`position(${games.word} in ${bet.gameName}) > 0`;

/** The turnover of members in a span, on the games that count, in minor units of each member's currency. */
export async function turnoverIn(
  db: Db,
  { members, span, games }: { members: readonly number[]; span: Span; games: CountedGames },
): Promise<ReadonlyMap<number, bigint>> {
  return sumsOf(db, members, {
    sum: sql`sum(${bet.turnover})`,
    where: and(settledIn(span), betsOn(games)),
  });
}

/** The stakes of members in a span, on the games that count; draws don't count. */
export async function stakesIn(
  db: Db,
  { members, span, games }: { members: readonly number[]; span: Span; games: CountedGames },
): Promise<ReadonlyMap<number, bigint>> {
  return sumsOf(db, members, {
    sum: sql`sum(${bet.stake})`,
    where: and(settledIn(span), betsOn(games), sql`${bet.status} <> 'DRAWN'`),
  });
}

async function sumsOf(
  db: Db,
  members: readonly number[],
  { sum, where }: { sum: SQL; where: SQL | undefined },
): Promise<ReadonlyMap<number, bigint>> {
  if (members.length === 0) return new Map();
  const rows = await db
    .select({ memberId: bet.memberId, sum: sql<string>`${sum}::text` })
    .from(bet)
    .innerJoin(member, and(eq(member.id, bet.memberId), eq(member.currency, bet.currency)))
    .where(and(inArray(bet.memberId, [...members]), where))
    .groupBy(bet.memberId);
  return new Map(rows.map((row) => [row.memberId, BigInt(row.sum)]));
}

/** The first steps that each member has taken, of those that the platform can observe. */
export async function stepsTaken(
  db: Db,
  members: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<FirstStep>>> {
  if (members.length === 0) return new Map();
  const rows = await rowsOf<{ id: number } & Record<FirstStep, boolean>>(
    db,
    sql`select m.id, m.mobile is not null as mobile,
        exists (select 1 from ${memberLimit} l where l.member_id = m.id) as "limit",
        exists (select 1 from ${favourite} f where f.member_id = m.id) as favorite,
        exists (select 1 from ${fairSeed} s where s.member_id = m.id and s.mode = 'demo') as "freeGame"
      from ${member} m where ${inArray(sql`m.id`, [...members])}`,
  );
  return new Map(
    rows.map(({ id, ...taken }) => [id, new Set(FIRST_STEPS.filter((step) => taken[step]))]),
  );
}
