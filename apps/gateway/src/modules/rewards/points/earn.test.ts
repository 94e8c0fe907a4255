import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { memberIdOf, playedBets } from '../../records/recordsTesting';
import { bet } from '../../bets/schema';
import { type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { postDuePoints, foldPointDeltas } from './earn';
import { checkPointLedger, pointBalance } from './ledger';
import { turnoverPerPoint } from './rates';
import { pointEarning } from './schema';

let gateway: TestGateway;
let maria: number;
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  maria = await memberIdOf(gateway.db, 'maria03');
  await fold();
  // Resets the carry, whatever the seed has played.
  await gateway.db.update(pointEarning).set({ carry: 0n }).where(eq(pointEarning.memberId, maria));
});

const fold = () => postDuePoints(gateway.platform);
/** The points that maria earns while `work` runs. */
async function earnedBy(work: () => Promise<unknown>): Promise<number> {
  await fold();
  const before = await pointBalance(gateway.db, maria);
  await work();
  await fold();
  expect(await checkPointLedger(gateway.db)).toEqual([]);
  return (await pointBalance(gateway.db, maria)) - before;
}
const play = (count: number, over: Partial<typeof bet.$inferInsert> = {}) =>
  gateway.db
    .insert(bet)
    .values(
      playedBets(count, {
        memberId: maria,
        settledAt: gateway.clock.now(),
        category: 'ESPORTS',
        ...over,
      }),
    )
    .returning({ id: bet.id });

// An esports point takes 200.00 of turnover; a bet of `playedBets` has 10.00.
describe('play', () => {
  it('earns whole points as turnover accumulates, and carries the rest over', async () => {
    expect(await earnedBy(() => play(19))).toBe(0);
    expect(await earnedBy(() => play(1))).toBe(1);
    expect(await earnedBy(() => play(50))).toBe(2);
    expect(await earnedBy(() => play(10))).toBe(1);
  });

  it('earns at the rate of its own category, each with its own remainder', async () => {
    expect(await earnedBy(() => play(15))).toBe(0);
    expect(await earnedBy(() => play(24, { category: 'COCKFIGHT' }))).toBe(0);
    expect(await earnedBy(() => play(1, { category: 'COCKFIGHT' }))).toBe(1);
    expect(await earnedBy(() => play(5))).toBe(1);
  });

  it('earns nothing while open or if void, and counts once it is settled', async () => {
    expect(await earnedBy(() => play(20, { status: 'VOID' }))).toBe(0);
    let ids: { id: number }[] = [];
    expect(
      await earnedBy(async () => {
        ids = await play(20, { status: 'OPEN', settledAt: null });
      }),
    ).toBe(0);
    expect(
      await earnedBy(async () => {
        for (const { id } of ids) {
          await gateway.db
            .update(bet)
            .set({ status: 'LOST', settledAt: gateway.clock.now() })
            .where(eq(bet.id, id));
        }
      }),
    ).toBe(1);
  });

  it('that is voided later is deducted before the next point, and takes no point back', async () => {
    let ids: { id: number }[] = [];
    expect(
      await earnedBy(async () => {
        ids = await play(20);
      }),
    ).toBe(1);
    expect(
      await earnedBy(async () => {
        for (const { id } of ids) {
          await gateway.db.update(bet).set({ status: 'VOID' }).where(eq(bet.id, id));
        }
      }),
    ).toBe(0);
    expect(await earnedBy(() => play(20))).toBe(0);
    expect(await earnedBy(() => play(20))).toBe(1);
  });

  it('of a trial account earns nothing', async () => {
    const trial = await memberIdOf(gateway.db, 'trial01');
    await play(40, { memberId: trial });
    await fold();
    expect(await pointBalance(gateway.db, trial)).toBe(0);
  });

  it('is counted once, with any number of concurrent gateways', async () => {
    expect(
      await earnedBy(async () => {
        await play(60);
        const brand = gateway.platform.brand.current;
        const now = gateway.clock.now();
        await Promise.all(
          Array.from({ length: 8 }, () => foldPointDeltas(gateway.db, { brand, now })),
        );
      }),
    ).toBe(3);
  });

  it('earns nothing in a category without a rate', async () => {
    const { brand } = gateway.platform;
    const before = brand.current.points.turnoverPerPoint;
    await brand.patch(
      gateway.db,
      { points: { turnoverPerPoint: { ESPORTS: null } } },
      gateway.clock.now(),
    );
    expect(turnoverPerPoint(brand.current, 'ESPORTS', 'PHP')).toBeUndefined();
    expect(turnoverPerPoint(brand.current, 'SPORTS', 'PHP')).toBe(200_00n);
    expect(before.ESPORTS).toBe('200.00');
    expect(await earnedBy(() => play(40))).toBe(0);
  });
});
