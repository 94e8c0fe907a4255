/**
 * Measures how long the reports of an agent with 10,000 downlines in five levels and a year of play take,
 * holds their totals against the bets and entries themselves, and prints both as JSON: `pnpm bench agents`
 * asks for it.
 */
import {
  getAffiliateFunnel,
  getDownline,
  getDownlines,
  getDownlineTransactions,
  getMyIncome,
  getTeamBetting,
  getTeamByCategory,
  getTeamOverview,
  getTeamTrend,
  getTopDownlines,
  getUserProfitLoss,
} from '@perya/api-client';
import { startOfDay, todayIn, yearBefore } from '@perya/rules/time';
import { sql } from 'drizzle-orm';
import startTestServer from '../kernel/db/testServer';
import { rowsOf } from '../kernel/db/types';
import { findMemberByAccount } from '../modules/identity';
import { createRandom } from '../kernel/seed/random';
import { callerOf, startTestGateway } from '../testing';
import { checkTeamDays, foldTeamDays, seedLargeTeam, seedYear } from '../modules/agents';

const ASKED = Number(process.argv[2] ?? 50);
const DAY_MS = 86_400_000;

const stopServer = await startTestServer();
const gateway = await startTestGateway();
const { db, clock, platform } = gateway;
const brand = platform.brand.current;
const context = {
  db,
  brand,
  profile: 'large' as const,
  random: (purpose: string) => createRandom(`measure/${purpose}`),
  now: clock.now(),
  config: platform.config,
  progress: (text: string) => void process.stderr.write(`${text}\n`),
  hashPassword: platform.passwords.hash,
};
await seedLargeTeam(context);
await seedYear(context);
context.progress('Folding the days');
await foldTeamDays(db, brand);
await db.execute(sql`analyze`);

const { client, signIn } = callerOf(gateway);
await signIn('agent01');
const now = clock.now().getTime();
const year = {
  from: startOfDay(yearBefore(todayIn(brand.timeZone, now)), brand.timeZone),
  to: now + 1,
};
const month = { from: now - 29 * DAY_MS, to: now + 1 };
const { items: directs } = await client.call(getDownlines, { kind: 'agent', pageSize: 5 });
const branch = directs.at(-1)?.memberId ?? '';
const moved = await client.call(getDownlineTransactions, year);

const ASKINGS: Record<string, () => Promise<unknown>> = {
  'overview of a month': () => client.call(getTeamOverview, month),
  'overview of the year': () => client.call(getTeamOverview, year),
  'trend of the year': () => client.call(getTeamTrend, year),
  'kinds of game in the year': () => client.call(getTeamByCategory, year),
  'top downlines of the year': () => client.call(getTopDownlines, { ...year, order: 'turnover' }),
  'first downlines': () => client.call(getDownlines, {}),
  'last downlines of all': () => client.call(getDownlines, { scope: 'team', page: 500 }),
  'richest downlines of all': () =>
    client.call(getDownlines, { scope: 'team', order: 'balance', descending: true }),
  'downlines by a search': () => client.call(getDownlines, { search: '0099' }),
  'profile of an agent below': () => client.call(getDownline, { memberId: branch }),
  'team betting of the year': () => client.call(getTeamBetting, year),
  'team betting of the year by day': () => client.call(getTeamBetting, { ...year, by: 'day' }),
  'team betting of a branch': () => client.call(getTeamBetting, { ...year, parentId: branch }),
  'profit and loss of the year': () => client.call(getUserProfitLoss, year),
  'profit and loss by a search': () => client.call(getUserProfitLoss, { ...year, search: '0099' }),
  'income of the year': () => client.call(getMyIncome, year),
  'first movements': () => client.call(getDownlineTransactions, year),
  'last movements': () => client.call(getDownlineTransactions, { ...year, page: moved.totalPages }),
  'deposits of a month': () =>
    client.call(getDownlineTransactions, { ...month, type: 'DEPOSIT', page: 3 }),
  'funnel of the year': () => client.call(getAffiliateFunnel, year),
};

const times: Record<string, number> = {};
for (const [what, ask] of Object.entries(ASKINGS)) {
  context.progress(`Asking for ${what}`);
  await ask();
  const taken: number[] = [];
  for (let asked = 0; asked < ASKED; asked += 1) {
    const began = performance.now();
    await ask();
    taken.push(performance.now() - began);
  }
  times[what] = taken.toSorted((a, b) => a - b)[Math.ceil(ASKED * 0.99) - 1] ?? Number.NaN;
}

const { period } = await client.call(getTeamOverview, year);
const [raw] = await rowsOf<{
  size: number;
  levels: number;
  bets: number;
  turnover: string;
  deposits: string;
}>(
  db,
  sql`with recursive team (id, depth) as (
      select id, 1 from member where upline_id = ${(await findMemberByAccount(db, 'agent01'))?.id}
      union all select m.id, team.depth + 1 from team join member m on m.upline_id = team.id
    )
    select (select count(*)::int from team) as size, (select max(depth)::int from team) as levels,
      (select count(*)::int from bet join team on team.id = bet.member_id
        where status <> 'VOID' and settled_at >= ${new Date(year.from).toISOString()}::timestamptz) as bets,
      (select sum(turnover)::text from bet join team on team.id = bet.member_id
        where status <> 'VOID' and settled_at >= ${new Date(year.from).toISOString()}::timestamptz) as turnover,
      (select sum(e.amount)::text from ledger_entry e join ledger_posting p on p.id = e.posting_id
        join ledger_account a on a.id = e.account_id join team on a.owner = 'member:' || team.id
        where p.kind = 'deposit' and a.kind = 'wallet' and not e.pending
          and e.at >= ${new Date(year.from).toISOString()}::timestamptz) as deposits`,
);
const isSame =
  raw !== undefined &&
  raw.bets === period.bets &&
  Number(raw.turnover) === period.turnover.minor &&
  Number(raw.deposits) === period.deposits.minor &&
  (await checkTeamDays(db, brand.timeZone)).length === 0;
await gateway.stop();
await stopServer();
process.stdout.write(
  `${JSON.stringify({ members: raw?.size ?? 0, levels: raw?.levels ?? 0, bets: raw?.bets ?? 0, isSame, times })}\n`,
);
