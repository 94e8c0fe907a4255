import { getPlayerRank } from '@perya/api-client';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { houseAccount, post, walletOf } from '../../../kernel/ledger';
import { member } from '../../identity/members/schema';
import { memberIdOf } from '../../records/recordsTesting';
import { bet } from '../../bets/schema';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { rejection } from '../../identity/verification/testing';

let gateway: TestGateway;
let maria: TestCaller;
let id: number;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  maria = callerOf(gateway);
  await maria.signIn('maria03');
  id = await memberIdOf(gateway.db, 'maria03');
  await gateway.db.delete(bet).where(eq(bet.memberId, id));
  await gateway.db.update(member).set({ clubRank: 0, clubLabel: null }).where(eq(member.id, id));
});

const rank = (caller = maria) => caller.client.call(getPlayerRank, {});

let round = 0;
const play = (turnover: bigint, status: 'LOST' | 'VOID' | 'OPEN') =>
  gateway.db.insert(bet).values({
    roundId: `rank-${(round += 1)}`,
    memberId: id,
    gameId: 'perya-slot',
    gameName: 'Slot',
    category: 'RNG',
    vendor: 'PERYA',
    vendorName: 'Perya',
    currency: 'PHP',
    stake: turnover,
    payout: 0n,
    turnover,
    status,
    placedAt: gateway.clock.now(),
    settledAt: status === 'OPEN' ? null : gateway.clock.now(),
  });

const payIn = (amount: bigint) =>
  post(gateway.db, {
    key: `rank-${(round += 1)}`,
    kind: 'deposit',
    at: gateway.clock.now(),
    entries: [
      { account: houseAccount('bank', 'PHP'), amount: -amount },
      { account: walletOf(id, 'PHP'), amount },
    ],
  });

it('counts settled turnover and deposits, and grants the level that both reach', async () => {
  const before = await rank();
  expect(before).toMatchObject({ rankLevel: 0, turnover: { minor: 0 } });
  const [bronze, silver] = before.levels;
  if (bronze === undefined || silver === undefined) throw new Error('The club has no levels.');

  await play(BigInt(silver.turnover.minor), 'LOST');
  await play(5_000_00n, 'VOID');
  await play(7_000_00n, 'OPEN');
  const missing = BigInt(silver.deposits.minor - before.deposits.minor);
  await payIn(missing - 1n);
  const almost = await rank();
  expect(almost).toMatchObject({
    rankLevel: bronze.rankLevel,
    turnover: silver.turnover,
    deposits: { minor: silver.deposits.minor - 1 },
  });

  await payIn(1n);
  expect(await rank()).toMatchObject({ rankLevel: silver.rankLevel });
  const [row] = await gateway.db.select().from(member).where(eq(member.id, id));
  expect(row).toMatchObject({ clubRank: silver.rankLevel, clubLabel: silver.name });
});

it('never takes back a level that was set by hand', async () => {
  await gateway.db.update(member).set({ clubRank: 5 }).where(eq(member.id, id));
  expect(await rank()).toMatchObject({ rankLevel: 5 });
});

it('rejects a trial account', async () => {
  const trial = callerOf(gateway);
  await trial.signIn('trial01');
  expect(await rejection(rank(trial))).toMatchObject({ status: 403 });
});
