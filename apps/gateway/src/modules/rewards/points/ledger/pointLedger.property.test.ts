import { tierRuns } from '@perya/vitest-preset/tier';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../kernel/db/testing';
import type { Db } from '../../../../kernel/db/types';
import { checkPointLedger, pointBalance, PointLedgerError, postPoints } from '../ledger';

const AT = new Date('2026-01-15T04:00:00Z');
const MEMBERS = [1, 2, 3] as const;

/** One call to the ledger. There are few keys, so that they're repeated and reused. */
const step = fc.record({
  key: fc.integer({ min: 1, max: 12 }),
  memberId: fc.constantFrom(...MEMBERS),
  points: fc.integer({ min: -60, max: 60 }).filter((points) => points !== 0),
});
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

const steps = fc.array(step, { minLength: 1, maxLength: 40 });

async function ask(db: Db, { key, memberId, points }: Step): Promise<string> {
  const kind = points > 0 ? 'wheel' : 'conversion';
  try {
    const posting = await postPoints(db, { key: `k:${key}`, kind, memberId, points, at: AT });
    return posting.created ? 'done' : 'repeated';
  } catch (error) {
    if (error instanceof PointLedgerError) return error.code;
    throw error;
  }
}

/** The simplest model of what the ledger must do: two maps. */
class Model {
  readonly balances = new Map<number, number>();
  readonly done = new Map<number, string>();

  ask(step: Step): string {
    const { key, memberId, points } = step;
    const content = `${memberId}/${points}`;
    const earlier = this.done.get(key);
    if (earlier !== undefined) return earlier === content ? 'repeated' : 'key_reused';
    const after = (this.balances.get(memberId) ?? 0) + points;
    if (after < 0) return 'insufficient_points';
    this.balances.set(memberId, after);
    this.done.set(key, content);
    return 'done';
  }
}

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('the points ledger under any sequence of calls', () => {
  it('matches a model of two maps', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const { db } = database;
        await database.empty();
        const model = new Model();
        for (const each of all) {
          expect([each, await ask(db, each)]).toEqual([each, model.ask(each)]);
        }
        for (const member of MEMBERS) {
          expect(await pointBalance(db, member)).toBe(model.balances.get(member) ?? 0);
        }
        expect(await checkPointLedger(db)).toEqual([]);
      }),
      { numRuns: tierRuns(25) },
    );
  }, 120_000);

  it('stays consistent under concurrent calls', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const { db } = database;
        await database.empty();
        // Initial points, so that the concurrent calls have something to spend.
        for (const memberId of MEMBERS) {
          await postPoints(db, {
            key: `first:${memberId}`,
            kind: 'reward',
            memberId,
            points: 90,
            at: AT,
          });
        }
        const asked = [...all, ...all];
        const outcomes = await Promise.all(asked.map((each) => ask(db, each)));
        expect(await checkPointLedger(db)).toEqual([]);
        // A key is posted at most once, however often it's sent.
        const doneKeys = asked.map(({ key }) => key).filter((_, at) => outcomes[at] === 'done');
        expect(doneKeys).toHaveLength(new Set(doneKeys).size);
      }),
      { numRuns: tierRuns(20) },
    );
  }, 120_000);
});
