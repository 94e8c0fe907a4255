import { periodAt } from '@perya/rules/time';
import { and, eq, sql } from 'drizzle-orm';
import { rowsOf, type Db } from '../../../kernel/db/types';
import type { Job } from '../../../kernel/jobs/jobs';
import { mutex } from '../../../kernel/jobs/mutex';
import { bonusIn } from '../../../kernel/money';
import type { Platform } from '../../../kernel/platform';
import { seededAt } from '../../../kernel/seed/runSeed';
import { freeSpinGame, grantFreeSpins } from '../../games';
import { MEMBER_TYPES } from '../../identity';
import { notify } from '../../messaging';
import { stakesIn, stepsTaken, turnoverIn, type Span } from './counted';
import { PROMOTIONS, type PromotionSeed } from './promotions';
import type { Rule, RuleOf } from './rules/rule';
import { cappedShare, equalShare, shareOf } from './rules/shares';
import { isOffered } from './running';
import { promotionApplication } from './schema';
import { seasonAt, seasonBefore } from './season';

const LOOK_MS = 5_000;
const DAY_MS = 86_400_000;
/** Between two looks for first weeks that are over: each reads the new members' first deposits. */
const FIRST_WEEK_LOOK_MS = 10 * 60_000;
/** Bets that were settled before the end of a period are committed by then. */
const REST_MS = 2 * 60_000;

/** What an issue needs. */
interface Run<R extends Rule = Rule> {
  platform: Platform;
  seed: PromotionSeed;
  rule: R;
  /** The gateway's time. */
  now: Date;
  /** Play and deposits before this are the seed's, and bring nothing. */
  since: Date;
}

/** A bonus that is due. */
interface Due {
  memberId: number;
  currency: string;
  /** Minor units. */
  amount: bigint;
}

/**
 * Issues what the promotions' rules owe: bonuses to claim, and free spins. It issues what an outage missed, as
 * long as that could still be claimed. A member gets one bonus per promotion and season, however often it runs
 * and on however many gateways: the row of the application is unique, and it's locked while its state changes.
 */
export const issueBonuses = mutex(async (platform) => {
  const { db, clock, brand, config, log } = platform;
  if (config.seed === 'empty') return;
  const since = await seededAt(db);
  if (since === undefined) return;
  for (const seed of PROMOTIONS) {
    if (!isOffered(seed, brand.current)) continue;
    try {
      const members = await issue({ platform, seed, rule: seed.rule, now: clock.now(), since });
      for (const id of members) notify(platform, id, { type: 'promotions' });
    } catch (err) {
      // A promotion that can't be issued must not block the others.
      log.error({ err, promotion: seed.id }, 'the bonuses of a promotion could not be issued');
    }
  }
});

export const issueJob: Job = {
  name: 'issue promotion bonuses',
  everyMs: LOOK_MS,
  run: issueBonuses,
};

/** Issues what one promotion owes, and returns the members who got something. */
async function issue(run: Run): Promise<readonly number[]> {
  const { rule } = run;
  switch (rule.kind) {
    case 'steps':
      return issueSteps({ ...run, rule });
    case 'freeSpins':
      return issueSpins({ ...run, rule });
    case 'firstWeek':
      return issueFirstWeeks({ ...run, rule });
    case 'dailyCashback':
      return onceAfter(run, lossCashback);
    case 'stakeCashback':
      return onceAfter(run, (_, span) => stakeCashback({ ...run, rule }, span));
    case 'sharedPool':
      return onceAfter(run, (_, span) => sharePool({ ...run, rule }, span));
    // Paid with the deposit, by another reward, or by a person's decision.
    case 'depositMatch':
    case 'depositBonus':
    case 'referral':
    case 'application':
    case 'noFee':
      return [];
  }
}

/** The seasons that this gateway has issued, by `promotion@start`: an unnecessary second look would find nothing. */
const issued = new WeakMap<Platform, Set<string>>();

/** When this gateway last looked for first weeks that are over, in milliseconds. */
const firstWeeksAt = new WeakMap<Platform, number>();

/** Forgets which seasons were issued: the database was reset. */
export const forgetIssued = (platform: Platform): void => {
  issued.delete(platform);
  firstWeeksAt.delete(platform);
};

/** Issues the bonuses of the past seasons that can still be claimed, each once. */
async function onceAfter(
  run: Run,
  work: (run: Run, span: Span) => Promise<readonly number[]>,
): Promise<readonly number[]> {
  const { platform, seed } = run;
  const done = issued.get(platform) ?? new Set<string>();
  issued.set(platform, done);
  const members: number[] = [];
  for (const span of pastSeasons(run)) {
    const key = `${seed.id}@${span.from.getTime()}`;
    if (done.has(key)) continue;
    members.push(...(await work(run, span)));
    done.add(key);
  }
  return members;
}

/** The past seasons whose bonuses can still be claimed, the oldest first. */
function pastSeasons({ platform, seed, now, since }: Run): Span[] {
  const { timeZone } = platform.brand.current;
  const found: Span[] = [];
  let { startsAt } = seasonAt(seed.season, now.getTime(), timeZone);
  const current = endOfSeason(seed, startsAt, timeZone);
  const push = (from: number, to: number) =>
    found.unshift({ from: new Date(from), to: new Date(to) });
  if (current + REST_MS <= now.getTime() && current > oldestEnd(seed, now)) push(startsAt, current);
  for (;;) {
    const before = seasonBefore(seed.season, { startsAt }, timeZone);
    if (before === undefined || before.to <= Math.max(oldestEnd(seed, now), since.getTime())) break;
    if (before.to + REST_MS <= now.getTime()) push(before.from, before.to);
    startsAt = before.from;
  }
  return found.filter(({ to }) => to > since);
}

const oldestEnd = ({ claimDays }: PromotionSeed, now: Date): number =>
  now.getTime() - claimDays * DAY_MS;

function endOfSeason({ season }: PromotionSeed, startsAt: number, timeZone: string): number {
  if (season.every === 'once') return Infinity;
  return periodAt(season.every === 'thirdMonth' ? 'month' : season.every, startsAt, timeZone).to;
}

/** Only what was played since the seed counts. */
const countedIn = ({ since }: Run, { from, to }: Span): Span => ({
  from: from < since ? since : from,
  to,
});

/** A share of each member's net loss of the season, to everyone. */
async function lossCashback(run: Run, span: Span): Promise<readonly number[]> {
  const { platform, seed, now } = run;
  const { basisPoints, categories } = platform.brand.current.cashback;
  const { from, to } = countedIn(run, span);
  const rows = await rowsOf<{ id: number; currency: string; lost: string }>(
    platform.db,
    sql`select m.id, m.currency, sum(b.stake - b.payout)::text as lost
      from bet b join member m on m.id = b.member_id and m.currency = b.currency
      where b.settled_at >= ${from.toISOString()}::timestamptz
        and b.settled_at < ${to.toISOString()}::timestamptz
        and b.status not in ('OPEN', 'VOID') and m.type <> ${MEMBER_TYPES.trial}
        and b.category in (${sql.join(
          categories.map((category) => sql`${category}`),
          sql`, `,
        )})
      group by m.id, m.currency having sum(b.stake - b.payout) > 0`,
  );
  const due = rows.map(({ id, currency, lost }) => ({
    memberId: id,
    currency,
    amount: shareOf(BigInt(lost), basisPoints),
  }));
  return insertIssued(platform.db, { seed, seasonStart: span.from, due, at: now });
}

interface Issue {
  seed: PromotionSeed;
  seasonStart: Date;
  due: readonly Due[];
  at: Date;
}

/** Keeps a statement below PostgreSQL's 65,535 parameters. */
const ROWS_AT_ONCE = 2_000;

/** Issues bonuses to members who needn't join, one per season. */
async function insertIssued(
  db: Db,
  { seed, seasonStart, due, at }: Issue,
): Promise<readonly number[]> {
  const rows = due
    .filter(({ amount }) => amount > 0n)
    .map((each) => ({
      ...each,
      promoId: seed.id,
      seasonStart,
      status: 'ISSUED' as const,
      createdAt: at,
      decidedAt: at,
    }));
  const members: number[] = [];
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const inserted = await db
      .insert(promotionApplication)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflictDoNothing()
      .returning({ memberId: promotionApplication.memberId });
    members.push(...inserted.map(({ memberId }) => memberId));
  }
  return members;
}

/** The members who joined a season and have no bonus for it yet, locked against another gateway. */
const joinedOf = (tx: Db, { id }: PromotionSeed, seasonStart: Date) =>
  tx
    .select({
      id: promotionApplication.id,
      memberId: promotionApplication.memberId,
      currency: promotionApplication.currency,
    })
    .from(promotionApplication)
    .where(
      and(
        eq(promotionApplication.promoId, id),
        eq(promotionApplication.seasonStart, seasonStart),
        eq(promotionApplication.status, 'JOINED'),
      ),
    )
    .orderBy(promotionApplication.id)
    .for('update');

type Joined = Awaited<ReturnType<typeof joinedOf>>[number];

/** Issues bonuses to members who joined. */
async function grantJoined(
  tx: Db,
  rows: readonly Joined[],
  { amountOf, at }: { amountOf: (row: Joined) => bigint; at: Date },
): Promise<readonly number[]> {
  const granted: number[] = [];
  for (const row of rows) {
    const amount = amountOf(row);
    if (amount <= 0n) continue;
    await tx
      .update(promotionApplication)
      .set({ status: 'ISSUED', amount, decidedAt: at })
      .where(eq(promotionApplication.id, row.id));
    granted.push(row.memberId);
  }
  return granted;
}

/** A share of the stakes of the members who joined. */
const stakeCashback = (run: Run<RuleOf<'stakeCashback'>>, span: Span) =>
  run.platform.db.transaction(async (tx) => {
    const { seed, rule, now } = run;
    const rows = await joinedOf(tx, seed, span.from);
    const members = rows.map(({ memberId }) => memberId);
    const stakes = await stakesIn(tx, { members, span: countedIn(run, span), games: rule.games });
    const amountOf = ({ memberId }: Joined) =>
      shareOf(stakes.get(memberId) ?? 0n, rule.basisPoints);
    return grantJoined(tx, rows, { amountOf, at: now });
  });

/** An equal share of the pool for everyone who joined and reached the turnover: all in one transaction. */
const sharePool = (run: Run<RuleOf<'sharedPool'>>, span: Span) =>
  run.platform.db.transaction(async (tx) => {
    const { seed, rule, now } = run;
    const { games, targetUnits } = rule;
    const rows = await joinedOf(tx, seed, span.from);
    const members = rows.map(({ memberId }) => memberId);
    const turnover = await turnoverIn(tx, { members, span: countedIn(run, span), games });
    const reached = rows.filter(
      ({ memberId, currency }) =>
        (turnover.get(memberId) ?? 0n) >= bonusIn(targetUnits, currency ?? ''),
    );
    const share = equalShare(rule, reached.length);
    const amountOf = ({ currency }: Joined) => bonusIn(share, currency ?? '');
    return grantJoined(tx, reached, { amountOf, at: now });
  });

/** The bonus for members who joined and have taken all steps. */
const issueSteps = ({ platform, seed, rule, now }: Run<RuleOf<'steps'>>) =>
  platform.db.transaction(async (tx) => {
    const { startsAt } = seasonAt(seed.season, now.getTime(), platform.brand.current.timeZone);
    const rows = await joinedOf(tx, seed, new Date(startsAt));
    const taken = await stepsTaken(
      tx,
      rows.map(({ memberId }) => memberId),
    );
    const done = rows.filter(({ memberId }) =>
      rule.steps.every((step) => taken.get(memberId)?.has(step)),
    );
    const amountOf = ({ currency }: Joined) => bonusIn(rule.units, currency ?? '');
    return grantJoined(tx, done, { amountOf, at: now });
  });

/** A share of the net loss in the days from the first deposit, once these are over. */
async function issueFirstWeeks(run: Run<RuleOf<'firstWeek'>>): Promise<readonly number[]> {
  const { platform, seed, rule, now, since } = run;
  const last = firstWeeksAt.get(platform);
  if (last !== undefined && Math.abs(now.getTime() - last) < FIRST_WEEK_LOOK_MS) return [];
  firstWeeksAt.set(platform, now.getTime());
  const { timeZone } = platform.brand.current;
  const { startsAt } = seasonAt(seed.season, now.getTime(), timeZone);
  const span = sql.raw(`interval '${rule.days} days'`);
  const time = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;
  const lastEnd = now.getTime() - REST_MS;
  const rows = await rowsOf<{ id: number; currency: string; lost: string }>(
    platform.db,
    sql`select m.id, m.currency, played.lost::text as lost
      from member m
        cross join lateral (select min(e.at) as at from ledger_account a
          join ledger_entry e on e.account_id = a.id and not e.pending
          join ledger_posting p on p.id = e.posting_id and p.kind = 'deposit'
          where a.owner = 'member:' || m.id and a.currency = m.currency and a.kind = 'wallet') first
        cross join lateral (select coalesce(sum(b.stake - b.payout), 0) as lost from bet b
          where b.member_id = m.id and b.currency = m.currency and b.status not in ('OPEN', 'VOID')
            and b.settled_at >= first.at and b.settled_at < first.at + ${span}) played
      where m.created_at >= ${time(oldestEnd(seed, now) - (rule.days + rule.newDays) * DAY_MS)}
        and m.type <> ${MEMBER_TYPES.trial}
        and first.at >= ${time(since.getTime())}
        and first.at < m.created_at + ${sql.raw(`interval '${rule.newDays} days'`)}
        and first.at + ${span} <= ${time(lastEnd)}
        and first.at + ${span} > ${time(oldestEnd(seed, now))}
        and played.lost > 0
        and not exists (select 1 from promotion_application done
          where done.member_id = m.id and done.promo_id = ${seed.id})`,
  );
  const due = rows.map(({ id, currency, lost }) => ({
    memberId: id,
    currency,
    amount: cappedShare(BigInt(lost), rule.basisPoints, bonusIn(rule.maxUnits, currency)),
  }));
  return insertIssued(platform.db, { seed, seasonStart: new Date(startsAt), due, at: now });
}

/** Free spins for new members with a verified mobile number. */
async function issueSpins(run: Run<RuleOf<'freeSpins'>>): Promise<readonly number[]> {
  const { platform, seed, rule, now } = run;
  const from = now.getTime() - rule.newDays * DAY_MS;
  const rows = await rowsOf<{ id: number; currency: string }>(
    platform.db,
    sql`select m.id, m.currency from member m
      where m.created_at >= ${new Date(from).toISOString()}::timestamptz
        and m.mobile is not null and m.type <> ${MEMBER_TYPES.trial}
        and not exists (select 1 from free_spin_grant done
          where done.source = 'OPERATOR' and done.source_id = ${spinsSource(seed)}::text || m.id)`,
  );
  if (rows.length === 0) return [];
  const game = await freeSpinGame(platform);
  if (game === undefined) return [];
  for (const { id, currency } of rows) {
    await grantFreeSpins(platform.db, {
      memberId: id,
      currency,
      gameId: game.id,
      stake: game.stake,
      spins: rule.spins,
      days: rule.days,
      turnoverMultiple: rule.turnoverMultiple,
      source: 'OPERATOR',
      sourceId: `${spinsSource(seed)}${id}`,
      at: now,
    });
  }
  return rows.map(({ id }) => id);
}

const spinsSource = ({ id }: PromotionSeed): string => `promotion:${id}:`;
