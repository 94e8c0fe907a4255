import fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { modules } from '../../allModules';
import { rowsOf } from '../../kernel/db/types';
import { checkLedger, houseAccount, post, walletOf } from '../../kernel/ledger';
import { ledgerAccount } from '../../kernel/ledger/schema';
import type { DataRows } from '../../kernel/own-data/section';
import { bet } from '../../modules/bets';
import { accountClosing, DEMO_PASSWORD, member as memberTable } from '../../modules/identity';
import { signIn } from '../../modules/identity/security/schema';
import { rejection, trySignIn } from '../../modules/identity/session/testing';
import { feedback } from '../../modules/messaging/feedback/schema';
import { message } from '../../modules/messaging/messages/schema';
import { payoutAccount } from '../../modules/money/withdrawals/schema';
import { memberBreak } from '../../modules/protection/schema';
import { checkTeamDays } from '../../modules/agents';
import { redemption } from '../../modules/rewards';
import type { TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { eraseDue } from './erase';

const sections: readonly DataRows[] = modules
  .flatMap(({ ownData }) => ownData ?? [])
  .flatMap(({ sections, pictures = [] }) => [...pictures, ...sections]);

const DAY_MS = 86_400_000;

let gateway: TestGateway;
let vipId = 0;
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  const [row] = await gateway.db
    .select({ id: memberTable.id })
    .from(memberTable)
    .where(eq(memberTable.account, 'vip001'));
  vipId = row?.id ?? 0;
});

/** Closes the account as the flow does, which has its own tests. */
async function close({ memberId = vipId, daysAgo = 0 } = {}) {
  const at = new Date(gateway.clock.now().getTime() - daysAgo * DAY_MS);
  await gateway.db.insert(accountClosing).values({
    memberId,
    state: 'CLOSED',
    reason: 'Too many offers',
    currency: 'PHP',
    payout: 0n,
    forfeited: 0n,
    requestedAt: at,
    endedAt: at,
  });
  await gateway.db
    .update(memberTable)
    .set({ closing: 'CLOSED' })
    .where(eq(memberTable.id, memberId));
}

/** Longer than everything is kept. Not by the clock, which other jobs would follow. */
const ALL = { daysAgo: 62 * 31 };

const closedSince = (daysAgo: number) =>
  gateway.db
    .update(accountClosing)
    .set({ endedAt: new Date(gateway.clock.now().getTime() - daysAgo * DAY_MS) });

const erase = () => eraseDue(gateway.platform, sections);
const profile = async (id = vipId) =>
  (await gateway.db.select().from(memberTable).where(eq(memberTable.id, id)))[0];
const erased = async () => (await gateway.db.select().from(accountClosing))[0]?.erased;

/** How many rows of a member each section has. */
async function rowsOfSections(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name, table, joins = [], of } of sections) {
    const joined = sql.join(
      joins.map(({ table, on }) => sql`join ${table} on ${on}`),
      sql` `,
    );
    const [row] = await rowsOf<{ count: number }>(
      gateway.db,
      sql`select count(*)::int as count from ${table} ${joined} where ${of(vipId)}`,
    );
    counts[name] = row?.count ?? 0;
  }
  return counts;
}

const houseTotals = () =>
  gateway.db
    .select({ kind: ledgerAccount.kind, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .orderBy(ledgerAccount.id);

describe('the data of a closed account', () => {
  beforeEach(async () => {
    await gateway.db.insert(signIn).values({
      memberId: vipId,
      at: gateway.clock.now(),
      ip: '203.0.113.7',
      userAgent: 'A browser',
    });
  });

  it('is kept until the brand’s time is over, kind by kind', async () => {
    await close({ daysAgo: 330 });
    const before = await rowsOfSections();
    await erase();
    expect(await rowsOfSections()).toEqual(before);
    await closedSince(370);
    await erase();
    const after = await rowsOfSections();
    expect(await erased()).toEqual(['security', 'messages']);
    expect([after['sign-ins'], after['messages'], after['customer-service']]).toEqual([0, 0, 0]);
    expect(await profile()).toMatchObject({ account: 'vip001' });
    await closedSince(5 * 365);
    await erase();
    expect(await erased()).toEqual(['security', 'messages']);
    await closedSince(5 * 366);
    await erase();
    expect(await erased()).toEqual(['security', 'messages', 'identity', 'records']);
  });

  it('is gone in every section that isn’t kept for a reason, and names nobody', async () => {
    await close(ALL);
    await erase();
    const counts = await rowsOfSections();
    for (const { name, erasure } of sections) {
      if ('keptBecause' in erasure || erasure.clear !== undefined) continue;
      expect([name, counts[name]]).toEqual([name, 0]);
    }
    expect(await profile()).toMatchObject({
      account: `erased:${vipId}`,
      nickname: '',
      email: null,
      mobile: null,
      payeeName: null,
      dateOfBirth: null,
      contacts: {},
      passwordHash: '',
    });
    const accounts = await gateway.db
      .select()
      .from(payoutAccount)
      .where(eq(payoutAccount.memberId, vipId));
    expect(accounts.map(({ number, holder }) => number + holder)).toEqual(accounts.map(() => ''));
    const sent = await gateway.db.select().from(redemption).where(eq(redemption.memberId, vipId));
    expect(sent.some(({ kind }) => kind === 'GOODS')).toBe(true);
    const addresses = sent.map(({ receiver, phone, address }) => [receiver, phone, address]);
    expect(addresses.flat().filter((text) => text !== null && text !== '')).toEqual([]);
    const [closing] = await gateway.db.select().from(accountClosing);
    expect(closing?.reason).toBeNull();
  });

  it('leaves the ledger, the bets and the totals as they were', async () => {
    await close(ALL);
    const totals = await houseTotals();
    const bets = await gateway.db.$count(bet);
    await erase();
    expect(await houseTotals()).toEqual(totals);
    expect(await gateway.db.$count(bet)).toBe(bets);
    expect(await checkLedger(gateway.db)).toEqual([]);
    expect(await checkTeamDays(gateway.db, 'Asia/Manila')).toEqual([]);
  });

  it('leaves the ledger as it was, whatever was paid and erased before', async () => {
    const accounts = await gateway.db.select({ id: memberTable.id }).from(memberTable);
    const memberId = fc.constantFrom(...accounts.map(({ id }) => id));
    const payments = fc.array(
      fc.record({ memberId, amount: fc.bigInt({ min: 1n, max: 10n ** 9n }) }),
      {
        maxLength: 8,
      },
    );
    let number = 0;
    await fc.assert(
      fc.asyncProperty(memberId, payments, async (closedId, paid) => {
        for (const { memberId, amount } of paid) {
          number += 1;
          await post(gateway.db, {
            key: `test:${number}`,
            kind: 'deposit',
            at: gateway.clock.now(),
            entries: [
              { account: houseAccount('bank', 'PHP'), amount: -amount },
              { account: walletOf(memberId, 'PHP'), amount },
            ],
          });
        }
        const totals = await houseTotals();
        await gateway.db.delete(accountClosing);
        await close({ memberId: closedId, ...ALL });
        await erase();
        expect(await houseTotals()).toEqual(totals);
        expect(await checkLedger(gateway.db)).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  it('is erased in batches, and a run that was interrupted goes on', async () => {
    await gateway.db.execute(sql`
      insert into message (member_id, title, body, sent_at)
        select ${vipId}::int, '{}', '{}', now() from generate_series(1, 2500)`);
    await close({ daysAgo: 370 });
    // A gateway that dies after the first batch leaves the kind undone.
    const failing = sections.map((section) =>
      section.name === 'feedback'
        ? { ...section, erasure: { after: 'messages' as const, clear: () => sql`select 1/0` } }
        : section,
    );
    await eraseDue(gateway.platform, failing);
    expect(await erased()).toEqual(['security']);
    await Promise.all([erase(), erase()]);
    expect(await gateway.db.$count(message, eq(message.memberId, vipId))).toBe(0);
    expect(await gateway.db.$count(feedback, eq(feedback.memberId, vipId))).toBe(0);
    expect(await erased()).toEqual(['security', 'messages']);
  });

  it('keeps who excluded themselves for good', async () => {
    await gateway.db.insert(memberBreak).values({
      memberId: vipId,
      kind: 'SELF_EXCLUSION',
      startsAt: gateway.clock.now(),
      endsAt: null,
    });
    await close(ALL);
    await erase();
    expect(await profile()).toMatchObject({ account: 'vip001', mobile: '+639171234503' });
    expect(await gateway.db.$count(memberBreak, eq(memberBreak.memberId, vipId))).toBe(1);
    expect(await erased()).toHaveLength(4);
  });

  it('of an open account is never erased', async () => {
    await close(ALL);
    await gateway.db.update(accountClosing).set({ state: 'CANCELLED' });
    const before = await rowsOfSections();
    await erase();
    expect(await rowsOfSections()).toEqual(before);
  });

  it('can’t be reached with the old password, and its name is free again', async () => {
    await close(ALL);
    await erase();
    const refused = await rejection(
      trySignIn(gateway, { username: 'vip001', password: DEMO_PASSWORD }),
    );
    expect(refused.code).toBe('WRONG_CREDENTIALS');
    const taken = await gateway.db.$count(memberTable, eq(memberTable.account, 'vip001'));
    expect(taken).toBe(0);
  });
});
