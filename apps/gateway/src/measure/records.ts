/**
 * Measures how long pages of a record of many rows take, and prints them as JSON: `pnpm bench records`
 * asks for it.
 */
import {
  exportBettingRecord,
  getBettingRecord,
  getProfitReport,
  getTransactionHistory,
  type InputOf,
  listPlayed,
} from '@perya/api-client';
import { startOfDay, todayIn, yearBefore } from '@perya/rules/time';
import startTestServer from '../kernel/db/testServer';
import { callerOf, startTestGateway } from '../testing';
import { fillRecord } from './recordLoad';

const ASKED = 7;

const rows = Number(process.argv[2] ?? 100_000);
const stopServer = await startTestServer();
const gateway = await startTestGateway();
const loaded = await fillRecord(gateway, 'juan01', rows);
const { client, signIn } = callerOf(gateway);
await signIn('juan01');

const now = gateway.clock.now().getTime();
const from = startOfDay(yearBefore(todayIn('Asia/Manila', now)), 'Asia/Manila');
const month = { from: now - 30 * 86_400_000, to: now };
const year = { from, to: now };
const { totalPages } = await client.call(getBettingRecord, year);
const entries = await client.call(getTransactionHistory, year);
const { games } = await client.call(listPlayed, year);
const game = games.at(-1)?.id;
const bets = (input: InputOf<typeof getBettingRecord>) => () =>
  client.call(getBettingRecord, input);
const moved = (input: InputOf<typeof getTransactionHistory>) => () =>
  client.call(getTransactionHistory, input);

const ASKINGS: Record<string, () => Promise<unknown>> = {
  'first page': bets(year),
  'page in the middle': bets({ ...year, page: Math.ceil(totalPages / 2) }),
  'last page': bets({ ...year, page: totalPages }),
  'page of a month': bets({ ...month, page: 3 }),
  'page of what was won': bets({ ...year, status: 'won', page: 500 }),
  'page of a category and a vendor': bets({ ...year, category: 'RNG', vendor: 'V1', page: 100 }),
  'page of the game least played': bets({ ...year, gameId: game, page: 2 }),
  'page with odd edges': bets({ from: from + 61_001, to: now - 61_001, page: 700 }),
  'first page of the account record': moved(year),
  'last page of the account record': moved({ ...year, page: entries.totalPages }),
  'page of rare movements': moved({ ...year, type: 'DEPOSIT', page: 2 }),
  'profit of the year': () => client.call(getProfitReport, { ...year, unit: 'month' }),
  'what was played in the year': () => client.call(listPlayed, year),
};

const times: Record<string, number> = {};
for (const [what, ask] of Object.entries(ASKINGS)) {
  await ask();
  const taken: number[] = [];
  for (let asked = 0; asked < ASKED; asked += 1) {
    const began = performance.now();
    await ask();
    taken.push(performance.now() - began);
  }
  times[what] = taken.toSorted((a, b) => a - b)[Math.floor(ASKED / 2)] ?? Number.NaN;
}

const began = performance.now();
let exported = 0;
for (let after: string | null | undefined; after !== null;) {
  const part = await client.call(exportBettingRecord, { ...year, after });
  exported += part.rows.length;
  after = part.next;
}
const exportMs = performance.now() - began;
await gateway.stop();
await stopServer();
process.stdout.write(`${JSON.stringify({ ...loaded, times, exported, exportMs })}\n`);
