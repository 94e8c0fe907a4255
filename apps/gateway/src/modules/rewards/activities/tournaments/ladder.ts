import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '../../../../kernel/db/types';
import { member } from '../../../identity';
import { bonusIn } from '../../../../kernel/money';
import { bet } from '../../../bets';
import { tournament, tournamentEntry } from './schema';
import type { TournamentSeries } from './series';

export type Tournament = typeof tournament.$inferSelect;

/** A tournament and its series. */
export interface Season {
  row: Tournament;
  series: TournamentSeries;
}

/** A place on the ladder. */
export interface LadderEntry {
  memberId: number;
  account: string;
  /** From 1; ties go to the member who joined earlier. */
  rank: number;
  /** Minor units of turnover, or hundredths of a multiple. */
  score: bigint;
}

/** How the score of a series is computed. */
const SCORES: Readonly<Record<TournamentSeries['score'], SQL>> = {
  TURNOVER: sql`sum(${bet.turnover})::bigint`,
  // Rounded down, so a score never exceeds the actual win.
  MULTIPLIER: sql`max(floor(${bet.payout}::numeric * 100 / nullif(${bet.stake}, 0)))::bigint`,
};

/** The smallest stake that counts, in minor units; bets without a stake never count. */
export const minStakeOf = ({ minStake }: TournamentSeries, currency: string): bigint =>
  minStake === 0 ? 1n : bonusIn(minStake, currency);

/** All members who joined and scored, by rank: columns `member_id`, `account`, `score`, `rank`. */
function ranked({ row, series }: Season): SQL {
  const { id, currency, startsAt, endsAt } = row;
  const { category, score } = series;
  return sql`select scored.member_id, scored.account, scored.score,
      (row_number() over (order by scored.score desc, scored.joined_at, scored.member_id))::int as rank
    from (
      select ${tournamentEntry.memberId}, ${tournamentEntry.joinedAt}, ${member.account},
        ${SCORES[score]} as score
      from ${tournamentEntry}
      join ${member} on ${member.id} = ${tournamentEntry.memberId}
      join ${bet} on ${bet.memberId} = ${tournamentEntry.memberId}
        and ${bet.settledAt} >= greatest(${tournamentEntry.joinedAt}, ${startsAt.toISOString()}::timestamptz)
        and ${bet.settledAt} < ${endsAt.toISOString()}::timestamptz
      where ${tournamentEntry.tournamentId} = ${id}
        and ${bet.status} <> 'VOID'
        and ${bet.currency} = ${currency}
        and ${bet.stake} >= ${String(minStakeOf(series, currency))}::bigint
        ${category === undefined ? sql`` : sql`and ${bet.category} = ${category}`}
      group by ${tournamentEntry.memberId}, ${tournamentEntry.joinedAt}, ${member.account}
    ) scored
    where scored.score > 0`;
}

interface Row {
  member_id: number;
  account: string;
  score: string;
  rank: number;
  players: number;
}

const read = ({ member_id, account, score, rank }: Row): LadderEntry => ({
  memberId: member_id,
  account,
  rank,
  score: BigInt(score),
});

/** The page of a ladder, and the member whose own place is included. */
export interface LadderWindow {
  offset: number;
  limit: number;
  memberId: number | undefined;
}

export interface LadderPage {
  places: LadderEntry[];
  self: LadderEntry | undefined;
  totalCount: number;
}

/** A page of the current ladder, and one member's own place. */
export async function ladderPage(
  db: Db,
  season: Season,
  { offset, limit, memberId }: LadderWindow,
): Promise<LadderPage> {
  // The first place is always included: it carries the count for pages beyond the end.
  const rows = await rowsOf<Row>(
    db,
    sql`select ladder.member_id, ladder.account, ladder.score::text as score, ladder.rank, ladder.players
      from (
        select places.*, (count(*) over ())::int as players from (${ranked(season)}) places
      ) ladder
      where (ladder.rank > ${offset}::int and ladder.rank <= ${offset + limit}::int)
        or ladder.member_id = ${memberId ?? -1}::int or ladder.rank = 1
      order by ladder.rank`,
  );
  const places = rows.map(read);
  return {
    places: places.filter(({ rank }) => rank > offset && rank <= offset + limit),
    self: places.find((place) => place.memberId === memberId),
    totalCount: rows[0]?.players ?? 0,
  };
}

/** The whole current ladder. */
export async function wholeLadder(db: Db, season: Season): Promise<LadderEntry[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`select places.member_id, places.account, places.score::text as score, places.rank
      from (${ranked(season)}) places order by places.rank`,
  );
  return rows.map(read);
}
