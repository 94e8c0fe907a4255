import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../kernel/db/testing';
import { member } from '../../identity/members/schema';
import { bet } from '../../bets/schema';
import { allocateTurnover } from './allocateTurnover';
import { addTurnoverRequirement, closeTurnover, remainingTurnover } from './turnover';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const START = Date.UTC(2026, 0, 15, 4);
const minute = (n: number) => new Date(START + n * 60_000);

describe('turnover of a member', () => {
  let memberId: number;
  let rounds = 0;
  beforeEach(async () => {
    await database.empty();
    const [row] = await database.db
      .insert(member)
      .values({
        account: 'player01',
        nickname: 'Player',
        currency: 'PHP',
        language: 'EN',
        passwordHash: '',
        passwordChangedAt: minute(0),
        createdAt: minute(0),
      })
      .returning({ id: member.id });
    memberId = row?.id ?? 0;
  });

  const ask = (sourceId: string, amount: bigint, at: number) =>
    addTurnoverRequirement(database.db, {
      memberId,
      source: 'BONUS',
      sourceId,
      amount,
      currency: 'PHP',
      at: minute(at),
    });
  const play = (turnover: bigint, settled: number | null) =>
    database.db.insert(bet).values({
      roundId: `round-${(rounds += 1)}`,
      memberId,
      gameId: 'g',
      gameName: 'Lantern Night',
      category: 'RNG',
      vendor: 'TLA',
      vendorName: 'Tala Works',
      currency: 'PHP',
      stake: turnover,
      payout: 0n,
      turnover,
      status: settled === null ? 'OPEN' : 'LOST',
      placedAt: minute(0),
      settledAt: settled === null ? null : minute(settled),
    });
  const left = async () =>
    (await remainingTurnover(database.db, memberId)).map(({ remaining }) => remaining);

  it('counts only bets settled since the requirement', async () => {
    await ask('a', 1_000n, 10);
    await play(300n, 5);
    await play(200n, 12);
    await play(400n, null);
    expect(await left()).toEqual([800n]);
  });

  it('fills the oldest requirement first and carries nothing over to later ones', async () => {
    await ask('a', 1_000n, 10);
    await play(1_500n, 12);
    await ask('b', 600n, 20);
    expect(await left()).toEqual([0n, 600n]);
    await play(100n, 25);
    expect(await left()).toEqual([0n, 500n]);
  });

  it('adds one requirement per source, and none for a zero amount', async () => {
    await ask('a', 1_000n, 10);
    await ask('a', 1_000n, 11);
    await ask('b', 0n, 12);
    expect(await left()).toEqual([1_000n]);
  });

  it('is closed once everything is met, and not before', async () => {
    await ask('a', 100n, 10);
    await ask('b', 100n, 10);
    await play(150n, 11);
    const close = async () =>
      closeTurnover(database.db, await remainingTurnover(database.db, memberId), minute(20));
    await close();
    expect(await left()).toEqual([0n, 50n]);
    await play(50n, 12);
    await close();
    expect(await left()).toEqual([]);
  });
});

describe('allotting turnover', () => {
  const amounts = fc.array(
    fc.tuple(fc.bigInt({ min: 1n, max: 10_000n }), fc.bigInt({ min: 0n, max: 10_000n })),
    { maxLength: 8 },
  );

  it('allots no more than a requirement needs, and no more than was played since', () => {
    fc.assert(
      fc.property(amounts, (pairs) => {
        const requirements = pairs.map(([amount]) => ({ amount }));
        const played = pairs.map(([, turnover]) => turnover);
        const done = allocateTurnover(requirements, played);
        done.forEach((each, index) => {
          expect(each >= 0n && each <= (pairs[index]?.[0] ?? 0n)).toBe(true);
          // Turnover allotted from this requirement on was played from it on.
          const sum = (list: readonly bigint[]) =>
            list.slice(index).reduce((total, one) => total + one, 0n);
          expect(sum(done) <= sum(played)).toBe(true);
        });
      }),
    );
  });

  it('fills no requirement before the earlier ones are met if all play comes last', () => {
    fc.assert(
      fc.property(amounts, (pairs) => {
        const requirements = pairs.map(([amount]) => ({ amount }));
        const done = allocateTurnover(requirements, [
          ...pairs.slice(1).map(() => 0n),
          pairs.reduce((total, [, turnover]) => total + turnover, 0n),
        ]);
        const firstOpen = done.findIndex((each, index) => each < (pairs[index]?.[0] ?? 0n));
        const after = firstOpen < 0 ? [] : done.slice(firstOpen + 1);
        expect(after.every((each) => each === 0n)).toBe(true);
      }),
    );
  });
});
