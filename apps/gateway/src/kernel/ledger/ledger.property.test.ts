import { tierRuns } from '@perya/vitest-preset/tier';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/testing';
import type { Db } from '../db/types';
import {
  balanceOf,
  checkLedger,
  hold,
  houseAccount,
  LedgerError,
  post,
  postHold,
  voidHold,
  walletOf,
  type AccountRef,
} from '../ledger';

const AT = new Date('2026-01-15T04:00:00Z');
const CURRENCIES = ['PHP', 'POINTS'] as const;
const MEMBERS = [1, 2, 3] as const;

type Currency = (typeof CURRENCIES)[number];

/** One call of the ledger. There are few keys, so that they are repeated and reused. */
type Step =
  | { do: 'pay'; key: number; from: number; to: number; amount: number; currency: Currency }
  | { do: 'hold'; key: number; from: number; to: number; amount: number; currency: Currency }
  | { do: 'post' | 'void'; key: number; hold: number };

const account = (member: number, currency: Currency): AccountRef =>
  member === 0 ? houseAccount('bank', currency) : walletOf(member, currency);

const movement = {
  key: fc.integer({ min: 1, max: 12 }),
  from: fc.constantFrom(0, 0, ...MEMBERS),
  to: fc.constantFrom(0, ...MEMBERS),
  amount: fc.integer({ min: 1, max: 100 }),
  currency: fc.constantFrom(...CURRENCIES),
};

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay' as const), ...movement }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('hold' as const), ...movement }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('post' as const, 'void' as const),
      key: fc.integer({ min: 1, max: 12 }),
      hold: fc.integer({ min: 1, max: 12 }),
    }),
  },
);

const keyOf = (step: Step) => `${step.do}:${step.key}`;

async function ask(db: Db, step: Step): Promise<string> {
  try {
    const posting = await make(db, step);
    return posting.created ? 'done' : 'repeated';
  } catch (error) {
    if (error instanceof LedgerError) return error.code;
    throw error;
  }
}

function make(db: Db, step: Step) {
  const key = keyOf(step);
  switch (step.do) {
    case 'post':
      return postHold(db, { key, hold: `hold:${step.hold}`, at: AT });
    case 'void':
      return voidHold(db, { key, hold: `hold:${step.hold}`, at: AT });
    case 'pay':
    case 'hold': {
      const amount = BigInt(step.amount);
      return (step.do === 'pay' ? post : hold)(db, {
        key,
        kind: 'transfer',
        at: AT,
        entries: [
          { account: account(step.from, step.currency), amount: -amount },
          { account: account(step.to, step.currency), amount },
        ],
      });
    }
  }
}

/** The ledger as a few maps: the simplest model of its behavior. */
class Model {
  readonly balances = new Map<string, number>();
  readonly held = new Map<string, number>();
  readonly done = new Map<string, string>();
  readonly holds = new Map<number, { step: Extract<Step, { do: 'hold' }>; ended: boolean }>();

  ask(step: Step): string {
    const key = keyOf(step);
    const content = JSON.stringify(step);
    if (step.do === 'pay' || step.do === 'hold') {
      const earlier = this.done.get(key);
      if (earlier !== undefined) return earlier === content ? 'repeated' : 'key_reused';
      const code = this.take(step);
      if (code !== undefined) return code;
      if (step.do === 'pay') this.move(step);
      else {
        this.add(this.held, step.from, step.currency, step.amount);
        this.holds.set(step.key, { step, ended: false });
      }
    } else {
      const pending = this.holds.get(step.hold);
      if (pending === undefined) return 'not_pending';
      const earlier = this.done.get(key);
      if (earlier !== undefined) return earlier === content ? 'repeated' : 'key_reused';
      if (pending.ended) return 'already_ended';
      pending.ended = true;
      const { from, currency, amount } = pending.step;
      this.add(this.held, from, currency, -amount);
      if (step.do === 'post') this.move(pending.step);
    }
    this.done.set(key, content);
    return 'done';
  }

  private take({ from, currency, amount }: Extract<Step, { amount: number }>) {
    if (from === 0) return undefined;
    const available =
      this.read(this.balances, from, currency) - this.read(this.held, from, currency);
    return available < amount ? 'insufficient_funds' : undefined;
  }

  private move({ from, to, currency, amount }: Extract<Step, { amount: number }>) {
    this.add(this.balances, from, currency, -amount);
    this.add(this.balances, to, currency, amount);
  }

  private add(map: Map<string, number>, member: number, currency: string, amount: number) {
    map.set(`${member}/${currency}`, (map.get(`${member}/${currency}`) ?? 0) + amount);
  }

  private read(map: Map<string, number>, member: number, currency: string) {
    return map.get(`${member}/${currency}`) ?? 0;
  }
}

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

// Postings from an account to itself don't occur.
const steps = fc.array(
  step.filter((step) => !('to' in step) || step.from !== step.to),
  { minLength: 1, maxLength: 40 },
);

describe('the ledger under any sequence of calls', () => {
  it('behaves like a model of a few maps', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (steps) => {
        const { db } = database;
        await database.empty();
        const model = new Model();
        for (const step of steps)
          expect([step, await ask(db, step)]).toEqual([step, model.ask(step)]);
        for (const member of MEMBERS) {
          for (const currency of CURRENCIES) {
            const { balance, held } = await balanceOf(db, account(member, currency));
            expect([Number(balance), Number(held)]).toEqual([
              model.balances.get(`${member}/${currency}`) ?? 0,
              model.held.get(`${member}/${currency}`) ?? 0,
            ]);
          }
        }
        expect(await checkLedger(db)).toEqual([]);
      }),
      { numRuns: tierRuns(25) },
    );
  }, 120_000);

  it('stays correct if all calls are concurrent', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (steps) => {
        const { db } = database;
        await database.empty();
        // Opening balances, so that the concurrent calls compete for existing money.
        for (const member of MEMBERS) {
          await post(db, {
            key: `opening:${member}`,
            kind: 'deposit',
            at: AT,
            entries: [
              { account: account(0, 'PHP'), amount: -150n },
              { account: account(member, 'PHP'), amount: 150n },
            ],
          });
        }
        const outcomes = await Promise.all([...steps, ...steps].map((step) => ask(db, step)));
        expect(await checkLedger(db)).toEqual([]);
        // A key takes effect at most once, however often it's used.
        const doneKeys = [...steps, ...steps]
          .map(keyOf)
          .filter((_, index) => outcomes[index] === 'done');
        expect(doneKeys).toHaveLength(new Set(doneKeys).size);
      }),
      { numRuns: tierRuns(20) },
    );
  }, 120_000);
});
