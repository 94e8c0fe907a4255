import { getSettlements, listTickets } from '@perya/api-client';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createClock } from './kernel/time/clock';
import type { Database } from './kernel/db/open';
import { rowsOf } from './kernel/db/types';
import { checkLedger } from './kernel/ledger';
import { sellTickets } from './modules/lottery/settlementLoad';
import { checkPointLedger } from './modules/rewards/points/ledger';
import {
  moveClock,
  withDataFolder,
  start,
  setUpGatewayProcesses,
  type GatewayProcess,
} from './processTesting';
import { memberIdOf, playedBets } from './modules/records/recordsTesting';
import { bet } from './modules/bets/schema';
import { callerOf } from './testing';

setUpGatewayProcesses();

const ticketCounts = ({ db }: Database) =>
  rowsOf<{ open: number; ended: number }>(
    db,
    sql`select count(*) filter (where state = 'OPEN')::int as open,
      count(*) filter (where state <> 'OPEN')::int as ended
      from lottery_ticket where lottery = 'FIVE_1M'`,
  ).then(([row]) => row ?? { open: 0, ended: 0 });

describe('a gateway killed in the middle of a settlement', () => {
  it('pays every ticket of the draw once, after a restart', async () => {
    const TICKETS = 16_000;
    await (await start().ready()).kill();
    const { drawAt } = await withDataFolder((database) =>
      sellTickets({ db: database.db, clock: createClock() }, TICKETS, ['juan01']),
    );

    const first = await start().ready();
    await moveClock(first, drawAt.getTime() - Date.now() + 500);
    const isInTheMiddle = () =>
      first.lines.some((line) => line.includes('"settling a draw of many tickets"'));
    await expect.poll(isInTheMiddle, { timeout: 60_000, interval: 1 }).toBe(true);
    await first.kill();
    const half = await withDataFolder(async (database) => {
      expect(await checkLedger(database.db)).toEqual([]);
      expect(await checkPointLedger(database.db)).toEqual([]);
      return ticketCounts(database);
    });
    expect(half.open).toBeGreaterThan(0);
    expect(half.ended).toBeGreaterThan(0);

    const second = await start().ready();
    const again = callerOf(second);
    await again.signIn('juan01');
    const open = async () =>
      (await again.client.call(listTickets, { lottery: 'FIVE_1M', state: 'open' })).totalCount;
    await expect.poll(open, { timeout: 60_000, interval: 200 }).toBe(0);
    await second.kill();
    await withDataFolder(async (database) => {
      expect(await checkLedger(database.db)).toEqual([]);
      expect(await checkPointLedger(database.db)).toEqual([]);
      expect((await ticketCounts(database)).open).toBe(0);
      const wrong = await rowsOf(
        database.db,
        sql`
        select t.id from lottery_ticket t join bet b on b.id = t.bet_id
        left join ledger_posting p on p.key = 'payout:' || t.id
        left join ledger_entry e on e.posting_id = p.id and e.amount > 0
        where coalesce(e.amount, 0) <> t.payout or b.payout <> t.payout or b.status <> t.state`,
      );
      expect(wrong).toEqual([]);
    });
  }, 240_000);
});

describe('a gateway killed while contracts are settled', () => {
  const DAYS = 12;
  const HOUR_MS = 3_600_000;
  const isSettling = ({ lines }: GatewayProcess) =>
    lines.some((line) => line.includes('"settled contracts"'));
  /** Adds some play of juan01 to every hour that the clock is about to pass. */
  const playAhead = ({ db }: Database) =>
    memberIdOf(db, 'juan01').then((memberId) =>
      db.insert(bet).values(
        Array.from({ length: DAYS * 24 }, (_, hour) =>
          playedBets(1, {
            memberId,
            settledAt: new Date(Date.now() + (hour + 1) * HOUR_MS),
            stake: 2_000_00n,
            turnover: 2_000_00n,
          }),
        ).flat(),
      ),
    );

  it('pays every contract and period once, after a restart', async () => {
    await (await start().ready()).kill();
    await withDataFolder(playAhead);
    const first = await start().ready();
    await fetch(`${first.url}/sandbox/clock`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ offsetMs: (DAYS + 1) * 24 * HOUR_MS }),
    });
    await expect.poll(() => isSettling(first), { timeout: 60_000, interval: 1 }).toBe(true);
    await first.kill();
    await withDataFolder(async ({ db }) => expect(await checkLedger(db)).toEqual([]));

    const second = await start().ready();
    const agent = callerOf(second);
    await agent.signIn('agent01');
    const settled = async () =>
      (await agent.client.call(getSettlements, { kind: 'daily', role: 'mine', from: Date.now() }))
        .totalCount;
    await expect.poll(settled, { timeout: 90_000, interval: 500 }).toBeGreaterThanOrEqual(DAYS);
    await second.kill();
    await withDataFolder(async ({ db }) => {
      expect(await checkLedger(db)).toEqual([]);
      expect(await checkPointLedger(db)).toEqual([]);
      const wrong = await rowsOf(
        db,
        sql`
        select s.id from settlement s
        left join ledger_posting p
          on p.key = 'settlement:' || s.contract_id || ':' || (extract(epoch from s.period_from) * 1000)::bigint
        left join ledger_entry e on e.posting_id = p.id and e.amount > 0
        where coalesce(e.amount, 0) <> s.amount`,
      );
      expect(wrong).toEqual([]);
    });
  }, 300_000);
});
