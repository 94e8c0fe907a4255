import { and, asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../../kernel/db/types';
import { member } from '../../../identity';
import { tournamentEntry } from './schema';
import type { LadderPage, LadderWindow, LadderEntry } from './ladder';

/** A page of the ladder as it was settled, whatever happened to its bets afterwards. */
export async function settledPage(
  db: Db,
  tournamentId: string,
  { offset, limit, memberId }: LadderWindow,
): Promise<LadderPage> {
  const placed = and(
    eq(tournamentEntry.tournamentId, tournamentId),
    isNotNull(tournamentEntry.place),
  );
  const read = async (
    narrowed: SQL | undefined,
    from: number,
    max: number,
  ): Promise<LadderEntry[]> => {
    const rows = await db
      .select({
        memberId: tournamentEntry.memberId,
        account: member.account,
        rank: sql<number>`${tournamentEntry.place}`,
        score: sql<string>`${tournamentEntry.score}::text`,
      })
      .from(tournamentEntry)
      .innerJoin(member, eq(member.id, tournamentEntry.memberId))
      .where(and(placed, narrowed))
      .orderBy(asc(tournamentEntry.place))
      .limit(max)
      .offset(from);
    return rows.map(({ score, ...place }) => ({ ...place, score: BigInt(score) }));
  };
  const own =
    memberId === undefined ? [] : await read(eq(tournamentEntry.memberId, memberId), 0, 1);
  return {
    places: await read(undefined, offset, limit),
    self: own[0],
    totalCount: await db.$count(tournamentEntry, placed),
  };
}
