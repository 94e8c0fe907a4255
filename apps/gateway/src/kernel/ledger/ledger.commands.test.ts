import { tierRuns } from '@perya/vitest-preset/tier';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
  type PostingRequest,
} from '../ledger';

const AT = new Date('2026-01-15T04:00:00Z');
/** The number of sequences to try. */
const RUNS = tierRuns(8);

/** Where money can be: the operator's account, and each member's wallets. */
const PLACES = {
  house: houseAccount('bank', 'PHP'),
  juan: walletOf(1, 'PHP'),
  juanXgs: { owner: 'member:1', currency: 'PHP', kind: 'vendor:XGS' },
  juanSs: { owner: 'member:1', currency: 'PHP', kind: 'vendor:SS' },
  upline: walletOf(2, 'PHP'),
} as const satisfies Record<string, AccountRef>;
type Place = keyof typeof PLACES;

interface Model {
  balances: Record<Place, number>;
  /** The request made under each key, to recognize a repeat. */
  postings: Map<string, string>;
  /** What each hold has reserved, by key, until it ends. */
  holds: Map<string, { from: Place; to: Place; amount: number; isOpen: boolean }>;
}

const availableTo = ({ balances, holds }: Model, place: Place) =>
  [...holds.values()]
    .filter(({ from, isOpen }) => isOpen && from === place)
    .reduce((left, { amount }) => left - amount, balances[place]);

async function errorOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof LedgerError) return error.code;
    throw error;
  }
}

abstract class LedgerCommand implements fc.AsyncCommand<Model, Db> {
  check = () => true;
  abstract apply(model: Model): string;
  abstract ask(db: Db): Promise<string>;
  abstract toString(): string;

  async run(model: Model, db: Db): Promise<void> {
    assert.equal(await this.ask(db), this.apply(model), this.toString());
    // After each step, not only at the end: two errors must not cancel each other out.
    assert.deepEqual(await checkLedger(db), []);
    for (const [name, place] of Object.entries(PLACES) as [Place, AccountRef][]) {
      const { balance, available } = await balanceOf(db, place);
      assert.deepEqual(
        [name, Number(balance), Number(available)],
        [name, model.balances[name], availableTo(model, name)],
      );
      if (name !== 'house') assert.ok(available >= 0n, `${name} has less than nothing`);
    }
  }
}

/** A transfer, a deposit or a hold, whose key may be repeated or reused for another one. */
class Movement extends LedgerCommand {
  readonly kind: 'post' | 'hold';
  readonly key: string;
  readonly from: Place;
  readonly to: Place;
  readonly amount: number;

  constructor(kind: 'post' | 'hold', key: string, from: Place, to: Place, amount: number) {
    super();
    this.kind = kind;
    this.key = key;
    this.from = from;
    this.to = to;
    this.amount = amount;
  }

  override apply(model: Model): string {
    const content = this.toString();
    const earlier = model.postings.get(this.key);
    if (earlier !== undefined) return earlier === content ? 'done' : 'key_reused';
    if (this.from !== 'house' && availableTo(model, this.from) < this.amount) {
      return 'insufficient_funds';
    }
    model.postings.set(this.key, content);
    const { from, to, amount } = this;
    if (this.kind === 'hold') model.holds.set(this.key, { from, to, amount, isOpen: true });
    else move(model, this);
    return 'done';
  }

  override ask(db: Db): Promise<string> {
    const amount = BigInt(this.amount);
    const request: PostingRequest = {
      key: this.key,
      kind: this.kind === 'hold' ? 'withdrawal' : 'transfer',
      at: AT,
      entries: [
        { account: PLACES[this.from], amount: -amount },
        { account: PLACES[this.to], amount },
      ],
    };
    return errorOf((this.kind === 'hold' ? hold : post)(db, request));
  }

  override toString = () => `${this.kind}(${this.key}: ${this.from} → ${this.to}, ${this.amount})`;
}

/** The end of a hold, with its own keys, twice and in both ways. */
class EndOfHold extends LedgerCommand {
  readonly kind: 'postHold' | 'voidHold';
  readonly key: string;
  readonly hold: string;

  constructor(kind: 'postHold' | 'voidHold', key: string, hold: string) {
    super();
    this.kind = kind;
    this.key = key;
    this.hold = hold;
  }

  override apply(model: Model): string {
    const pending = model.holds.get(this.hold);
    if (pending === undefined) return 'not_pending';
    const content = this.toString();
    const earlier = model.postings.get(this.key);
    if (earlier !== undefined) return earlier === content ? 'done' : 'key_reused';
    if (!pending.isOpen) return 'already_ended';
    pending.isOpen = false;
    model.postings.set(this.key, content);
    if (this.kind === 'postHold') move(model, pending);
    return 'done';
  }

  override ask(db: Db): Promise<string> {
    const { key, hold } = this;
    return errorOf((this.kind === 'postHold' ? postHold : voidHold)(db, { key, hold, at: AT }));
  }

  override toString = () => `${this.kind}(${this.key}: ${this.hold})`;
}

function move(
  { balances }: Model,
  { from, to, amount }: { from: Place; to: Place; amount: number },
) {
  balances[from] -= amount;
  balances[to] += amount;
}

const places = fc.constantFrom(...(Object.keys(PLACES) as Place[]));
// Few keys, so that they are repeated and reused.
const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
const amount = fc.integer({ min: 1, max: 50 });
const between = fc.tuple(places, places).filter(([from, to]) => from !== to);
const commands = [
  // Money to start with.
  fc
    .tuple(key, fc.constantFrom<Place>('juan', 'upline'), amount)
    .map(([k, to, a]) => new Movement('post', `deposit:${k}`, 'house', to, a)),
  fc
    .tuple(key, between, amount)
    .map(([k, [from, to], a]) => new Movement('post', `transfer:${k}`, from, to, a)),
  fc
    .tuple(key, between, amount)
    .map(([k, [from, to], a]) => new Movement('hold', `hold:${k}`, from, to, a)),
  fc
    .tuple(fc.constantFrom('postHold' as const, 'voidHold' as const), key, key)
    .map(([kind, k, held]) => new EndOfHold(kind, `end:${k}`, `hold:${held}`)),
];

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it(
  'stays correct after every step of any sequence of transfers, holds, ends and repeats',
  async () => {
    const holds = fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 40, size: 'max' }), async (steps) => {
        await database.empty();
        const setup = () => ({
          model: {
            balances: { house: 0, juan: 0, juanXgs: 0, juanSs: 0, upline: 0 },
            postings: new Map<string, string>(),
            holds: new Map<string, { from: Place; to: Place; amount: number; isOpen: boolean }>(),
          },
          real: database.db,
        });
        await fc.asyncModelRun(setup, steps);
      }),
      { numRuns: RUNS },
    );
    await expect(holds).resolves.toBeUndefined();
  },
  RUNS * 20_000,
);
