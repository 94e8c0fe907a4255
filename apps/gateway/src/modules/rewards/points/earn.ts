import { inArray, sql } from 'drizzle-orm';
import type { Category } from '../../games';
import { notify } from '../../messaging';
import { rowsOf, type Db } from '../../../kernel/db/types';
import { mutex } from '../../../kernel/jobs/mutex';
import { postAllPoints, type PointRequest } from './ledger';
import { turnoverPerPoint, type PointBrand } from './rates';
import { pointEarning } from './schema';
import { wholePoints } from './wholePoints';
import type { Job } from '../../../kernel/jobs/jobs';

/** Max deltas per transaction. */
const AT_ONCE = 20_000;
const LOOK_MS = 2_000;
/** Keeps a statement below PostgreSQL's 65,535 parameters. */
const ROWS_AT_ONCE = 5_000;

/**
 * Gives the points for bets settled since the last run. Taking the deltas, storing the carry and posting the
 * points are one transaction: a gateway that stops midway has changed nothing, and only one of several
 * gateways counts.
 *
 * @returns the members who got points
 */
export async function foldPointDeltas(
  db: Db,
  { brand, now }: { brand: PointBrand; now: Date },
): Promise<readonly number[]> {
  const [state] = await rowsOf<{ due: boolean }>(
    db,
    sql`select exists (select 1 from point_delta) as due`,
  );
  // Runs every few seconds, and usually there's nothing.
  if (state?.due !== true) return [];
  const earned = new Set<number>();
  for (;;) {
    const { taken, requests } = await db.transaction(async (tx) => {
      const [lock] = await rowsOf<{ held: boolean }>(
        tx,
        sql`select pg_try_advisory_xact_lock(hashtext('point-earning')) as held`,
      );
      if (lock?.held !== true) return { taken: 0, requests: [] };
      const some = await takeEarnings(tx, { brand, now });
      await postAllPoints(tx, some.requests);
      return some;
    });
    for (const { memberId } of requests) earned.add(memberId);
    if (taken < AT_ONCE) return [...earned];
  }
}

interface Taking {
  brand: PointBrand;
  now: Date;
  /** The time zone for grouping past turnover by day; if omitted, all turnover counts as of now. */
  byDayIn?: string;
}

interface Turnover {
  member_id: number;
  category: Category;
  currency: string;
  /** The total number of deltas taken. */
  taken: number;
  turnover: string;
  /** Milliseconds since 1970: the end of the last quarter hour of this turnover. */
  last: number;
}

/** Takes turnover, stores the carry, and returns the points that are due, oldest first. */
export async function takeEarnings(
  tx: Db,
  { brand, now, byDayIn }: Taking,
): Promise<{ taken: number; requests: PointRequest[] }> {
  const day = byDayIn === undefined ? sql`1` : sql`(d.slot at time zone ${byDayIn})::date`;
  // Up to a max id instead of a list of ids: a plan made while the table was empty would compare every id
  // with every other.
  const rows = await rowsOf<Turnover>(
    tx,
    sql`with taken as (
        delete from point_delta where id <= (
          select max(id) from (select id from point_delta order by id limit ${AT_ONCE}) as oldest)
        returning *
      ), told as (
        select d.member_id, d.category, ${day} as day, sum(d.turnover) as turnover, max(d.slot) as slot
        from taken d group by 1, 2, 3
      )
      select told.member_id, told.category, m.currency, (select count(*)::int from taken) as taken,
        told.turnover::text as turnover,
        (extract(epoch from told.slot + interval '15 minutes') * 1000)::float8 as last
      from told join member m on m.id = told.member_id
      order by told.slot, told.member_id, told.category`,
  );
  const lines = await linesOf(tx, new Set(rows.map(({ member_id }) => member_id)));
  const changed = new Map<string, Line>();
  const requests: PointRequest[] = [];
  for (const row of rows) {
    const { member_id: memberId, category, currency } = row;
    const rate = turnoverPerPoint(brand, category, currency);
    if (rate === undefined) continue;
    const name = nameOf(memberId, category);
    const line = changed.get(name) ??
      lines.get(name) ?? { memberId, category, carry: 0n, postings: 0 };
    const { points, carry } = wholePoints({
      carry: line.carry,
      turnover: BigInt(row.turnover),
      rate,
    });
    const postings = line.postings + (points > 0 ? 1 : 0);
    changed.set(name, { ...line, carry, postings });
    if (points === 0) continue;
    requests.push({
      key: `play:${memberId}:${category}:${postings}`,
      kind: 'play',
      memberId,
      points,
      at: byDayIn === undefined ? now : new Date(Math.min(row.last, now.getTime())),
      reference: category,
      details: { category },
    });
  }
  await keep(tx, [...changed.values()]);
  return { taken: rows[0]?.taken ?? 0, requests };
}

type Line = typeof pointEarning.$inferSelect;

const nameOf = (memberId: number, category: Category) => `${memberId}/${category}`;

async function linesOf(tx: Db, members: ReadonlySet<number>): Promise<ReadonlyMap<string, Line>> {
  const lines = new Map<string, Line>();
  const ids = [...members];
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    const some = await tx
      .select()
      .from(pointEarning)
      .where(inArray(pointEarning.memberId, ids.slice(from, from + ROWS_AT_ONCE)));
    for (const line of some) lines.set(nameOf(line.memberId, line.category), line);
  }
  return lines;
}

async function keep(tx: Db, lines: readonly Line[]): Promise<void> {
  for (let from = 0; from < lines.length; from += ROWS_AT_ONCE) {
    await tx
      .insert(pointEarning)
      .values(lines.slice(from, from + ROWS_AT_ONCE))
      .onConflictDoUpdate({
        target: [pointEarning.memberId, pointEarning.category],
        set: { carry: sql`excluded.carry`, postings: sql`excluded.postings` },
      });
  }
}

/** Posts the points that are due, and notifies the open pages of the members who got them. */
export const postDuePoints = mutex(async (platform) => {
  const { db, brand, clock } = platform;
  const earned = await foldPointDeltas(db, { brand: brand.current, now: clock.now() });
  for (const memberId of earned) notify(platform, memberId, { type: 'points' });
});

export const earnJob: Job = { name: 'count points', everyMs: LOOK_MS, run: postDuePoints };
