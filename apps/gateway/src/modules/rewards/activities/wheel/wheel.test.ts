import {
  claimRafflePromotion,
  getBalance,
  getPointBalance,
  getWheel,
  listFreeSpins,
  listSpins,
  WHEEL_ODDS_TOTAL,
} from '@perya/api-client';
import { commitmentOf, drawNumbers } from '@perya/rules/fairness';
import { describe, expect } from 'vitest';
import { checkLedger, houseAccount, post, walletOf } from '../../../../kernel/ledger';
import { checkPointLedger } from '../../points/ledger';
import { memberIdOf } from '../../../records/recordsTesting';
import { callerOf, type TestCaller, type TestGateway } from '../../../../testing';
import { it } from '../../../../testingFixtures';
import { remainingTurnover } from '../../../money/turnover';
import { DEFAULT_ACTIVITIES } from '../brandActivities';
import { segmentOf, type SegmentSpec } from './segment';
import { giveTickets } from './tickets';

let gateway: TestGateway;
let caller: TestCaller;
let memberId: number;
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  caller = callerOf(gateway);
  await caller.signIn('maria03');
  memberId = await memberIdOf(gateway.db, 'maria03');
});

const wheel = () => caller.client.call(getWheel, {});
const spin = (clientSeed?: string, idempotencyKey?: string) =>
  caller.client.call(
    claimRafflePromotion,
    { promotionId: 'wheel', clientSeed },
    idempotencyKey ? { idempotencyKey } : {},
  );
const tickets = (count: number) =>
  giveTickets(
    gateway.db,
    Array.from({ length: count }, (_, index) => ({
      memberId,
      source: 'OPERATOR' as const,
      sourceId: `test-${index}`,
    })),
    gateway.clock.now(),
  );
const deposit = (key: string, amount: bigint) =>
  post(gateway.db, {
    key,
    kind: 'deposit',
    at: gateway.clock.now(),
    entries: [
      { account: houseAccount('bank', 'PHP'), amount: -amount },
      { account: walletOf(memberId, 'PHP'), amount },
    ],
  });
/** A wheel with one prize, and a segment that never comes up. */
const onlyPrize = (prize: SegmentSpec['prize']) =>
  gateway.platform.brand.patch(
    gateway.db,
    {
      activities: {
        wheel: {
          segments: [
            { id: 'all', prize, odds: 1_000_000 },
            { id: 'never', prize: { type: 'NONE' }, odds: 0 },
          ],
        },
      },
    },
    gateway.clock.now(),
  );

describe('the wheel', () => {
  it('shows its odds to guests, and members also their own tickets', async () => {
    const guest = callerOf(gateway);
    const { segments, mine, isOpen } = await guest.client.call(getWheel, {});
    expect(isOpen).toBe(true);
    expect(mine).toBeNull();
    expect(segments.map(({ odds }) => odds)).toEqual(
      DEFAULT_ACTIVITIES.wheel.segments.map(({ odds }) => odds),
    );
    expect(segments.reduce((sum, { odds }) => sum + odds, 0)).toBe(WHEEL_ODDS_TOTAL);
    expect((await wheel()).mine).toMatchObject({ tickets: 0, hasTodaysTicket: false });
  });

  it('gives one ticket a day for deposits of the brand’s amount', async () => {
    await deposit('deposit-small', 499_00n);
    expect((await wheel()).mine).toMatchObject({ tickets: 0, depositedToday: { minor: 499_00 } });
    await deposit('deposit-rest', 1_00n);
    expect((await wheel()).mine).toMatchObject({ tickets: 1, hasTodaysTicket: true });
    await deposit('deposit-more', 5_000_00n);
    expect((await wheel()).mine).toMatchObject({ tickets: 1 });
    gateway.clock.moveTo(86_400_000);
    await caller.signIn('maria03');
    expect((await wheel()).mine).toMatchObject({ tickets: 1, hasTodaysTicket: false });
    await deposit('deposit-next-day', 600_00n);
    expect((await wheel()).mine).toMatchObject({ tickets: 2, hasTodaysTicket: true });
  });

  it('draws with the committed seeds, and reveals them in the response', async () => {
    await tickets(2);
    const promised = (await wheel()).mine?.commitment;
    const first = await spin('my own seed');
    expect(first.proof.commitment).toBe(promised);
    expect(commitmentOf(first.proof.serverSeed)).toBe(promised);
    expect(first.proof.clientSeed).toBe('my own seed');
    const [drawn] = drawNumbers(first.proof, [WHEEL_ODDS_TOTAL]);
    expect(drawn).toBe(first.proof.drawn);
    expect(segmentOf((await wheel()).segments, first.proof.drawn).id).toBe(first.segmentId);
    expect(first.ticketsLeft).toBe(1);
    const second = await spin();
    expect(second.proof.commitment).toBe(first.nextCommitment);
    expect(second.proof.serverSeed).not.toBe(first.proof.serverSeed);
    const { items, totalCount } = await caller.client.call(listSpins, {});
    expect(totalCount).toBe(2);
    expect(items.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(items[1]?.proof).toEqual(first.proof);
  });

  it('spends each ticket once, with retries and concurrent spins', async () => {
    await tickets(3);
    const first = await spin(undefined, 'wheel-key-1');
    expect(await spin(undefined, 'wheel-key-1')).toEqual(first);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => spin(undefined, `wheel-rush-${index}`)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(spin()).rejects.toMatchObject({
      status: 422,
      code: 'NO_TICKET',
      messageKey: 'raffle_no_ticket',
    });
    expect((await caller.client.call(listSpins, {})).totalCount).toBe(3);
    expect(await checkLedger(gateway.db)).toEqual([]);
    expect(await checkPointLedger(gateway.db)).toEqual([]);
  });

  it('pays points', async () => {
    await onlyPrize({ type: 'POINTS', points: 77 });
    await tickets(1);
    const before = await caller.client.call(getPointBalance, {});
    expect(await spin()).toMatchObject({
      segmentId: 'all',
      name: '77 points',
      prize: { kind: 'points', points: 77 },
    });
    expect(await caller.client.call(getPointBalance, {})).toBe(before + 77);
  });

  it('pays money with a turnover requirement', async () => {
    await onlyPrize({ type: 'CASH', units: 50 });
    await tickets(1);
    const before = (await caller.client.call(getBalance, {})).minor;
    const { prize, id } = await spin();
    expect(prize).toMatchObject({ kind: 'cash', amount: { minor: 50_00, currency: 'PHP' } });
    expect((await caller.client.call(getBalance, {})).minor).toBe(before + 50_00);
    expect(await remainingTurnover(gateway.db, memberId)).toContainEqual(
      expect.objectContaining({ source: 'REWARD', sourceId: `wheel:${id}`, required: 50_00n }),
    );
  });

  it('grants free spins', async () => {
    await onlyPrize({ type: 'FREE_SPINS', spins: 5 });
    await tickets(1);
    const { prize } = await spin();
    expect(prize.spins?.count).toBe(5);
    const { items } = await caller.client.call(listFreeSpins, { state: 'open' });
    expect(items).toMatchObject([
      { source: 'WHEEL', spins: 5, spinsLeft: 5, game: { id: prize.spins?.gameId } },
    ]);
  });

  it('is closed if the brand disables it, and to trial accounts', async () => {
    await tickets(1);
    await gateway.platform.brand.patch(
      gateway.db,
      { activities: { wheel: { enabled: false } } },
      gateway.clock.now(),
    );
    expect((await wheel()).isOpen).toBe(false);
    await expect(spin()).rejects.toMatchObject({ messageKey: 'raffle_closed' });
    await caller.signIn('trial01');
    await expect(spin()).rejects.toMatchObject({ messageKey: 'in_need_true_account' });
  });
});
