import { getMemberInfo } from '@perya/api-client';
import { readPhone } from '@perya/rules/accounts/phone';
import { ne, sql } from 'drizzle-orm';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, vi } from 'vitest';
import { readConfig, type SeedProfile } from '../config/config';
import { openTestDatabase, type TestDatabase } from '../db/testing';
import { rowsOf, type Db } from '../db/types';
import { createLog } from '../http/logging';
import { balanceOf, checkLedger, walletOf } from '../ledger';
import { checkPointLedger } from '../../modules/rewards/points/ledger';
import { member } from '../../modules/identity/members/schema';
import { preparePlatform } from '../../preparePlatform';
import { callerOf, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';

describe('the demo accounts', () => {
  let gateway: TestGateway;
  it.beforeAll(async ({ fileGateway }) => {
    gateway = fileGateway;
  });

  it.each([
    ['juan01', { accountType: 'member', agentType: null }],
    ['vip001', { accountType: 'member', clubLabel: { rankLevel: 5 } }],
    ['agent01', { accountType: 'agent', agentType: 1, canTransferToUpline: false }],
    ['agent02', { accountType: 'agent', agentType: 2, canTransferToUpline: true }],
    ['trial01', { accountType: 'trial' }],
    ['fresh01', { accountType: 'member' }],
    ['expire01', { accountType: 'member' }],
  ])('can sign in: %s', async (account, info) => {
    const caller = callerOf(gateway);
    // An expired password would have to be changed first.
    const { brand } = gateway.platform;
    await brand.patch(gateway.db, { switches: { FORCECHNGPASS3: false } }, gateway.clock.now());
    await caller.signIn(account);
    expect(await caller.client.call(getMemberInfo, {})).toMatchObject({ account, ...info });
  });

  it('have three levels below agent01', async () => {
    const levels = await rowsOf<{ level: number; accounts: string[] }>(
      gateway.db,
      sql`
      with recursive team as (
        select id, account, 0 as level from member where account = 'agent01'
        union all
        select m.id, m.account, t.level + 1 from member m join team t on m.upline_id = t.id
      )
      select level, array_agg(account order by account) as accounts from team group by level order by level`,
    );
    expect(levels.map(({ accounts }) => accounts)).toEqual([
      ['agent01'],
      ['agent02'],
      ['juan01'],
      ['maria03'],
    ]);
  });

  it('have an email address and a phone number, except the trial account', async () => {
    const rows = await gateway.db.select().from(member).where(ne(member.account, 'trial01'));
    for (const { account, email, mobile } of rows) {
      expect(email).toBe(`${account}@example.com`);
      expect(readPhone('63', mobile ?? '', ['PH'])).toEqual({ e164: mobile, country: 'PH' });
    }
    expect(new Set(rows.map(({ mobile }) => mobile)).size).toBe(rows.length);
  });

  it('get every peso by a posting from a house account', async () => {
    expect(await checkLedger(gateway.db)).toEqual([]);
    expect(await checkPointLedger(gateway.db)).toEqual([]);
  });
});

describe('the seed data', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await database.empty();
  });
  afterAll(() => database.close());

  const seed = (profile: SeedProfile) =>
    preparePlatform({
      config: { ...readConfig({ DATA_DIR: tmpdir() }), seed: profile },
      database: {
        db: database.db,
        isShared: false,
        listen: () => Promise.resolve(),
        close: () => Promise.resolve(),
      },
      log: createLog('silent'),
      progress: () => {},
    });

  /** Everything except times, salted hashes, and values that are random per installation. */
  const contents = async (db: Db) => ({
    members: await rowsOf(
      db,
      sql`select id, account, nickname, type, upline_id from member order by id`,
    ),
    money: await rowsOf(
      db,
      sql`
      select e.id, p.key, p.kind, a.owner, e.amount::text, e.balance_after::text
      from ledger_entry e join ledger_posting p on p.id = e.posting_id
      join ledger_account a on a.id = e.account_id order by e.id`,
    ),
  });

  it('is the same each time at the same moment', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    await seed('small');
    const first = await contents(database.db);
    expect(first.money.length).toBeGreaterThan(10);
    await database.empty();
    await seed('small');
    expect(await contents(database.db)).toEqual(first);
  });

  // Without the gateway's jobs, which continue from here: they pay the agents for their teams' play.
  it('gives each demo account its opening balance', async () => {
    await seed('small');
    const members = await database.db.select().from(member);
    const balances = await Promise.all(
      members.map(async ({ id, account, currency }) => {
        const { available } = await balanceOf(database.db, walletOf(id, currency));
        return [account, available];
      }),
    );
    expect(Object.fromEntries(balances)).toMatchObject({
      juan01: 1_000_000n,
      vip001: 100_000_000n,
      agent01: 25_000_000n,
      agent02: 5_000_000n,
      trial01: 0n,
      fresh01: 0n,
      expire01: 500_000n,
    });
  });

  it('is created once', async () => {
    await seed('small');
    const first = await contents(database.db);
    await seed('demo');
    expect(await contents(database.db)).toEqual(first);
  });

  it('has no members and no money in the empty profile', async () => {
    await seed('empty');
    expect(await contents(database.db)).toEqual({ members: [], money: [] });
  });
});
