import type { getTournament, joinTournament, listTournaments } from '@perya/api-client';
import { formatDecimal } from '@perya/rules/money';
import { and, asc, desc, eq, gt, inArray, lte, sql, type SQL } from 'drizzle-orm';
import { inLanguage } from '../../../../kernel/text/texts';
import { trueAccountNeeded, Rejection } from '../../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../../kernel/http/serve';
import { maskName, isTrial } from '../../../identity';
import { assertNotOnBreak } from '../../../protection';
import { freeSpinGame, type FreeSpinGame } from '../../../games';
import { prizeItem } from '../prizes/prize';
import { tournament, tournamentEntry } from './schema';
import { ladderPage, minStakeOf, type LadderEntry, type Season, type Tournament } from './ladder';
import { prizeOf, SERIES, seriesOf } from './series';
import { settledPage } from './settled';

const PAGE_SIZE = 10;

/** The state of a tournament at a time. */
function stateOf({ startsAt, endsAt }: Tournament, now: Date) {
  if (now < startsAt) return 'COMING_SOON' as const;
  return now < endsAt ? ('RUNNING' as const) : ('CLOSED' as const);
}

/** Running tournaments, then upcoming ones, then past ones, the latest first. */
export async function tournaments({ input, ctx }: Call<typeof listTournaments>) {
  const { pageNo = 1, pageSize = PAGE_SIZE, state } = input;
  const now = ctx.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  const { startsAt, endsAt } = tournament;
  const inState: Record<NonNullable<typeof state>, SQL | undefined> = {
    COMING_SOON: gt(startsAt, now),
    RUNNING: and(lte(startsAt, now), gt(endsAt, now)),
    CLOSED: lte(endsAt, now),
  };
  const written = inArray(
    tournament.series,
    SERIES.map(({ id }) => id),
  );
  const where = and(written, state && inState[state]);
  const totalCount = await ctx.db.$count(tournament, where);
  const rows = await ctx.db
    .select()
    .from(tournament)
    .where(where)
    .orderBy(
      sql`case when ${endsAt} <= ${at} then 2 when ${startsAt} > ${at} then 1 else 0 end`,
      sql`case when ${endsAt} > ${at} then ${endsAt} end`,
      desc(endsAt),
      asc(tournament.id),
    )
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const facts = await factsOf(ctx, rows);
  return {
    list: rows.flatMap((row) => {
      const series = seriesOf(row.series);
      return series === undefined ? [] : [tournamentItem(ctx, { row, series }, facts)];
    }),
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
  };
}

interface Facts {
  players: ReadonlyMap<string, number>;
  joined: ReadonlySet<string>;
  game: FreeSpinGame | undefined;
}

async function factsOf(ctx: CallContext, rows: readonly Tournament[]): Promise<Facts> {
  const me = ctx.member?.id ?? -1;
  const counts = await ctx.db
    .select({
      id: tournamentEntry.tournamentId,
      players: sql<number>`count(*)::int`,
      isJoined: sql<boolean>`bool_or(${tournamentEntry.memberId} = ${me}::int)`,
    })
    .from(tournamentEntry)
    .where(
      inArray(
        tournamentEntry.tournamentId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(tournamentEntry.tournamentId);
  return {
    players: new Map(counts.map(({ id, players }) => [id, players])),
    joined: new Set(counts.filter(({ isJoined }) => isJoined).map(({ id }) => id)),
    game: await freeSpinGame(ctx.platform),
  };
}

function tournamentItem(ctx: CallContext, { row, series }: Season, facts: Facts) {
  const { id, currency } = row;
  return {
    id,
    title: inLanguage(series.title, ctx.language),
    summary: inLanguage(series.summary, ctx.language),
    picture: `/art/tournament/${series.id}`,
    category: series.category ?? null,
    score: series.score,
    state: stateOf(row, ctx.now()),
    startsAt: row.startsAt.getTime(),
    endsAt: row.endsAt.getTime(),
    minStake: minStakeOf(series, currency),
    currency,
    players: facts.players.get(id) ?? 0,
    isJoined: facts.joined.has(id),
    isSettled: row.settledAt !== null,
    prizes: series.prizes.map(({ from, to, prize }) => ({
      from,
      to,
      prize: prizeItem(prize, { currency, game: facts.game }),
    })),
  };
}

async function seasonOf(ctx: CallContext, id: string): Promise<Season> {
  const [row] = await ctx.db.select().from(tournament).where(eq(tournament.id, id));
  const series = row && seriesOf(row.series);
  if (row === undefined || series === undefined) {
    throw new Rejection(404, 'UNKNOWN_TOURNAMENT', 'not_found');
  }
  return { row, series };
}

/** One tournament with its ladder: live until it's settled, then as it was settled. */
export async function detail({ input, ctx }: Call<typeof getTournament>) {
  const { pageNo = 1, pageSize = PAGE_SIZE, id } = input;
  const season = await seasonOf(ctx, id);
  const { row, series } = season;
  const window = {
    offset: (pageNo - 1) * pageSize,
    limit: pageSize,
    memberId: ctx.member?.id,
  };
  const { places, self, totalCount } = await (row.settledAt === null
    ? ladderPage(ctx.db, season, window)
    : settledPage(ctx.db, row.id, window));
  const facts = await factsOf(ctx, [row]);
  const rankItem = ({ account, rank, score, memberId }: LadderEntry) => {
    const prize = prizeOf(series, rank);
    return {
      rank,
      account: maskName(account),
      score: formatDecimal(score),
      isSelf: memberId === window.memberId,
      prize: prize ? prizeItem(prize, { currency: row.currency, game: facts.game }) : null,
    };
  };
  return {
    tournament: tournamentItem(ctx, season, facts),
    self: self ? rankItem(self) : null,
    currency: row.currency,
    at: ctx.now().getTime(),
    list: places.map(rankItem),
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
  };
}

/** Joins a tournament: bets count from now on. Joining again changes nothing. */
export async function join({ input, ctx }: Call<typeof joinTournament>) {
  const me = ctx.me();
  if (isTrial(me)) throw trueAccountNeeded();
  await assertNotOnBreak(ctx.db, ctx, me.id);
  const { row } = await seasonOf(ctx, input.id);
  const isOpen =
    stateOf(row, ctx.now()) !== 'CLOSED' &&
    row.currency === me.currency &&
    ctx.brand.activities.tournaments.enabled;
  if (isOpen) {
    await ctx.db
      .insert(tournamentEntry)
      .values({ tournamentId: row.id, memberId: me.id, joinedAt: ctx.now() })
      .onConflictDoNothing();
  }
  const [entry] = await ctx.db
    .select()
    .from(tournamentEntry)
    .where(and(eq(tournamentEntry.tournamentId, row.id), eq(tournamentEntry.memberId, me.id)));
  if (entry === undefined) throw new Rejection(422, 'TOURNAMENT_CLOSED', 'tournament_closed');
  return { joinedAt: entry.joinedAt.getTime() };
}
