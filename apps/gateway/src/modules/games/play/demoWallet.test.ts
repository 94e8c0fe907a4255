import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { tierRuns } from '@perya/vitest-preset/tier';
import { member } from '../../identity/members/schema';
import type { TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { DEMO_MONEY, demoBalanceOf, moveDemoMoney, refillDemoMoney } from './demoWallet';
import { demoWallet } from './schema';

let gateway: TestGateway;
let memberId: number;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  const [row] = await gateway.db.select().from(member).where(eq(member.account, 'juan01'));
  memberId = row?.id ?? 0;
});

const balance = () => demoBalanceOf(gateway.db, memberId);
const move = (amount: bigint) => moveDemoMoney(gateway.db, memberId, amount);
const forget = () => gateway.db.delete(demoWallet);

describe('play money', () => {
  it('starts with 10,000.00, before and after the first move', async () => {
    await forget();
    expect(await balance()).toBe(DEMO_MONEY);
    expect(await move(DEMO_MONEY * 2n)).toBe(true);
    expect(await balance()).toBe(DEMO_MONEY * 3n);
    await forget();
    expect(await move(-DEMO_MONEY - 1n)).toBe(false);
    expect(await balance()).toBe(DEMO_MONEY);
  });

  it('never gets negative, and changes by exactly what was taken and paid, whatever happens at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.array(fc.bigInt({ min: -700_000n, max: 400_000n }), { minLength: 1, maxLength: 6 }),
          { minLength: 1, maxLength: 5 },
        ),
        async (batches) => {
          await forget();
          let expected = DEMO_MONEY;
          for (const batch of batches) {
            // oxlint-disable-next-line no-await-in-loop -- The moves of a batch are concurrent, the batches aren't.
            const taken = await Promise.all(batch.map(move));
            const moved = batch.filter((_, at) => taken[at]);
            expected += moved.reduce((sum, amount) => sum + amount, 0n);
            // A payout is never refused.
            expect(batch.every((amount, at) => amount < 0n || taken[at])).toBe(true);
            expect(expected).toBeGreaterThanOrEqual(0n);
            // oxlint-disable-next-line no-await-in-loop -- As above.
            expect(await balance()).toBe(expected);
          }
        },
      ),
      { numRuns: tierRuns(25) },
    );
  });

  it('is refilled to its start, and kept if there is more', async () => {
    await forget();
    await move(-DEMO_MONEY);
    expect(await balance()).toBe(0n);
    expect(await refillDemoMoney(gateway.db, memberId)).toBe(DEMO_MONEY);
    await move(5n);
    expect(await refillDemoMoney(gateway.db, memberId)).toBe(DEMO_MONEY + 5n);
    expect(await balance()).toBe(DEMO_MONEY + 5n);
  });
});
