import { and, eq, isNotNull } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import type { CallContext } from '../../../kernel/http/serve';
import { checkLedger } from '../../../kernel/ledger';
import { member as memberTable } from '../../identity/members/schema';
import { type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { checkPointLedger, pointBalance, postPoints } from './ledger';
import { redeem } from './redeem';
import { pointReward, redemption, voucherCode } from './schema';

const AT_ONCE = 100;
const ACCOUNTS = ['juan01', 'vip001', 'maria03', 'agent01'] as const;
const PURSE = 100_000;

let gateway: TestGateway;
let members: (typeof memberTable.$inferSelect)[];
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  members = [];
  for (const account of ACCOUNTS) {
    const [row] = await gateway.db
      .select()
      .from(memberTable)
      .where(eq(memberTable.account, account));
    if (row === undefined) throw new Error(`There is no account ${account}.`);
    members.push(row);
    await postPoints(gateway.db, {
      key: `purse:${row.id}`,
      kind: 'adjustment',
      memberId: row.id,
      points: PURSE,
      at: gateway.clock.now(),
    });
  }
});

/** The transaction of one call after its password check: a hundred password hashes would slow the test down. */
function call(place: number, rewardId: string): Promise<{ redemptionId: string }> {
  const { platform, db, clock } = gateway;
  const member = members[place % members.length];
  if (member === undefined) throw new Error('There is nobody to redeem.');
  return db.transaction((tx) =>
    redeem({
      input: {
        rewardId,
        quantity: 1,
        paymentPassword: '',
        delivery: {
          name: 'Juan dela Cruz',
          phone: '+63 917 555 0134',
          address: '14 Mabini Street',
        },
      },
      ctx: {
        db: tx,
        platform,
        member,
        brand: platform.brand.current,
        language: 'EN',
        now: () => clock.now(),
        me: () => member,
        afterCommit: () => {},
        idempotencyKey: randomUUID(),
      } as unknown as CallContext,
    }),
  );
}

async function rush(rewardId: string, stock: number) {
  const { db } = gateway;
  await db
    .update(pointReward)
    .set({ stock, limitPerMember: null, minRank: 0 })
    .where(eq(pointReward.id, rewardId));
  const before = await db.$count(redemption, eq(redemption.rewardId, rewardId));
  const points = await Promise.all(members.map(({ id }) => pointBalance(db, id)));
  const outcomes = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, (_, place) => call(place, rewardId)),
  );
  const [row] = await db.select().from(pointReward).where(eq(pointReward.id, rewardId));
  const left = await Promise.all(members.map(({ id }) => pointBalance(db, id)));
  const spent = points.reduce((sum, each, at) => sum + each - (left[at] ?? 0), 0);
  return {
    got: outcomes.filter(({ status }) => status === 'fulfilled').length,
    refused: outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as { code?: string }).code] : [],
    ),
    made: (await db.$count(redemption, eq(redemption.rewardId, rewardId))) - before,
    stock: row?.stock,
    spent,
    price: row?.price ?? 0,
  };
}

describe('a hundred concurrent redemptions', () => {
  it('of the last one: one succeeds, and nobody else pays', async () => {
    const { got, refused, made, stock, spent, price } = await rush('goods-guitar', 1);
    expect({ got, made, stock }).toEqual({ got: 1, made: 1, stock: 0 });
    expect(spent).toBe(price);
    expect(new Set(refused)).toEqual(new Set(['REWARD_SOLD_OUT']));
    expect(await checkPointLedger(gateway.db)).toEqual([]);
  });

  it('of seven vouchers: seven get one code each, and no code is given twice', async () => {
    const { db } = gateway;
    const given = and(
      eq(voucherCode.rewardId, 'voucher-ride'),
      isNotNull(voucherCode.redemptionId),
    );
    const before = await db.$count(voucherCode, given);
    const { got, made, stock, spent, price } = await rush('voucher-ride', 7);
    expect({ got, made, stock }).toEqual({ got: 7, made: 7, stock: 0 });
    expect(spent).toBe(7 * price);
    const rows = await db.select().from(voucherCode).where(given);
    expect(rows).toHaveLength(before + 7);
    expect(new Set(rows.map(({ redemptionId }) => redemptionId)).size).toBe(before + 7);
  });

  it('of cash: as many succeed as are in stock, and both ledgers are intact', async () => {
    const { got, stock } = await rush('cash-100', 12);
    expect({ got, stock }).toEqual({ got: 12, stock: 0 });
    expect(await checkPointLedger(gateway.db)).toEqual([]);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });
});
