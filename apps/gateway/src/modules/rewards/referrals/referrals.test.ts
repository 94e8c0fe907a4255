import {
  claimReferralRewards,
  getBalance,
  getReferral,
  listReferredFriends,
} from '@perya/api-client';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { checkLedger, houseAccount, post, walletOf } from '../../../kernel/ledger';
import { member } from '../../identity/members/schema';
import { memberIdOf } from '../../records/recordsTesting';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { ownerOfCode } from './code';
import { recordReferral } from './note';
import { referral } from './schema';

let gateway: TestGateway;
let caller: TestCaller;
let juan: number;
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  caller = callerOf(gateway);
  await caller.signIn('juan01');
  juan = await memberIdOf(gateway.db, 'juan01');
});

const mine = () => caller.client.call(getReferral, {});
const friends = async () => (await caller.client.call(listReferredFriends, {})).items;
const claim = (idempotencyKey?: string) =>
  caller.client.call(claimReferralRewards, {}, idempotencyKey ? { idempotencyKey } : {});
const balance = async () => (await caller.client.call(getBalance, {})).minor;

let made = 0;
async function befriend(from: { ip?: string; deviceId?: string } = {}) {
  const at = gateway.clock.now();
  const [row] = await gateway.db
    .insert(member)
    .values({
      account: `friend${(made += 1)}`,
      nickname: 'Friend',
      currency: 'PHP',
      language: 'EN',
      passwordHash: '',
      passwordChangedAt: at,
      createdAt: at,
    })
    .returning({ id: member.id });
  const id = row?.id ?? 0;
  await recordReferral(
    { db: gateway.db, now: () => at, ip: from.ip ?? '203.0.113.9' },
    { friendId: id, referrerId: juan, deviceId: from.deviceId },
  );
  return id;
}

const deposit = (id: number, amount: bigint) =>
  post(gateway.db, {
    key: `deposit:${id}:${amount}`,
    kind: 'deposit',
    at: gateway.clock.now(),
    entries: [
      { account: houseAccount('bank', 'PHP'), amount: -amount },
      { account: walletOf(id, 'PHP'), amount },
    ],
  });

describe('invitations', () => {
  it('show the code, the rule and a friend in each state, with masked names', async () => {
    const summary = await mine();
    expect(summary).toMatchObject({
      isOpen: true,
      rule: { measure: 'deposit', goal: { minor: 500_00 }, reward: { minor: 150_00 } },
      invited: 4,
      qualified: 2,
      earned: { minor: 150_00 },
      claimable: { minor: 150_00 },
    });
    expect(await ownerOfCode(gateway.db, summary.code.toLowerCase())).toBe(juan);
    expect((await friends()).map(({ account, state }) => [account, state])).toEqual([
      ['ku***7', 'not-counted'],
      ['ti***0', 'joined'],
      ['pe***g', 'qualified'],
      ['li***8', 'rewarded'],
    ]);
  });

  it('give each member their own code, the same each time', async () => {
    await caller.signIn('vip001');
    const { code } = await mine();
    expect(code).toMatch(/^[A-Z0-9]{8}$/);
    expect((await mine()).code).toBe(code);
  });

  it('count a friend once the deposits since joining reach the goal', async () => {
    const id = await befriend();
    await deposit(id, 499_99n);
    expect((await friends())[0]).toMatchObject({ state: 'joined', progress: { minor: 499_99 } });
    await deposit(id, 1n);
    expect((await friends())[0]).toMatchObject({ state: 'qualified' });
  });

  it('do not count friends from the member’s own address, or a second one from the same device', async () => {
    // Tests sign in from this address.
    const near = await befriend({ ip: '127.0.0.1' });
    await befriend({ deviceId: 'd-1' });
    const again = await befriend({ deviceId: 'd-1', ip: '203.0.113.77' });
    await deposit(near, 600_00n);
    await deposit(again, 600_00n);
    const rows = await gateway.db
      .select({ friendId: referral.friendId, rejection: referral.rejection })
      .from(referral)
      .where(eq(referral.referrerId, juan));
    expect(rows.find(({ friendId }) => friendId === near)?.rejection).toBe('SAME_ADDRESS');
    expect(rows.find(({ friendId }) => friendId === again)?.rejection).toBe('SAME_DEVICE');
    expect((await mine()).claimable.minor).toBe(150_00);
  });

  it('pay once for each friend and each tier, whatever the idempotency key', async () => {
    const id = await befriend();
    await deposit(id, 500_00n);
    const before = await balance();
    // Two friends, and the tier of three.
    const first = await claim('referral-key-1');
    expect(first.amount.minor).toBe(150_00 * 2 + 200_00);
    expect(await claim('referral-key-1')).toEqual(first);
    await expect(claim()).rejects.toMatchObject({ messageKey: 'referral_nothing_to_claim' });
    expect(await balance()).toBe(before + 500_00);
    expect((await mine()).tiers[0]).toMatchObject({ friends: 3, state: 'claimed' });
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('pay only one of several concurrent claims', async () => {
    const before = await balance();
    await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => claim(`referral-rush-${index}`)),
    );
    expect(await balance()).toBe(before + 150_00);
  });

  it('reject trial accounts, and claims when the brand has disabled them', async () => {
    const { brand, db } = gateway.platform;
    await brand.patch(db, { referral: { enabled: false } }, gateway.clock.now());
    await expect(claim()).rejects.toMatchObject({ code: 'OPERATION_NOT_ENABLED' });
    await caller.signIn('trial01');
    await expect(mine()).rejects.toMatchObject({ messageKey: 'in_need_true_account' });
  });
});
