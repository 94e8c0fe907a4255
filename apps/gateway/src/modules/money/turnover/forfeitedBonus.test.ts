import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forfeitedBonus } from './forfeitedBonus';

const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });

it.each([
  ['the whole bonus without play', { balance: 1_500n, bonuses: 500n, lost: 0n }, 500n],
  ['what losses left of it', { balance: 1_200n, bonuses: 500n, lost: 300n }, 200n],
  ['nothing once it was lost', { balance: 800n, bonuses: 500n, lost: 700n }, 0n],
  ['the bonus, and not the winnings', { balance: 4_000n, bonuses: 500n, lost: -2_500n }, 500n],
  ['never more than there is', { balance: 100n, bonuses: 500n, lost: 0n }, 100n],
])('forfeits %s', (_, given, forfeited) => {
  expect(forfeitedBonus(given)).toBe(forfeited);
});

it('never touches money that the member paid in', () => {
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
      (own, bonuses, result) => {
        // A member can't lose more than there is.
        const balance = own + bonuses - result;
        fc.pre(balance >= 0n);
        const kept = balance - forfeitedBonus({ balance, bonuses, lost: result });
        const lostOfOwn = result > bonuses ? result - bonuses : 0n;
        expect(kept).toBeGreaterThanOrEqual(own - lostOfOwn);
      },
    ),
  );
});

it('is between zero and both the bonuses and the balance', () => {
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
      (balance, bonuses, lost) => {
        const forfeited = forfeitedBonus({ balance, bonuses, lost });
        expect(forfeited >= 0n && forfeited <= balance && forfeited <= bonuses).toBe(true);
      },
    ),
  );
});
