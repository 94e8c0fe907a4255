import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tierAbove, type Figures } from './terms';
import { payFor, payLines, type PayingContract } from './pay';
import { anyFigures, anyTerms, KINDS, terms } from './testingTerms';

const figures = (over: Partial<Figures> = {}): Figures => ({
  turnover: 0n,
  loss: 0n,
  activeMembers: 0,
  ...over,
});

describe('what a contract pays', () => {
  it('is rounded down to the minor unit, once', () => {
    const pay = payFor('daily', terms([{ rate: 15 }]), figures({ turnover: 123_456n }));
    expect(pay).toMatchObject({ base: 123_456n, exact: 1_851_840n, gross: 185n, amount: 185n });
  });

  it('is zero if no tier is reached, or if the team has won', () => {
    const some = terms([{ turnover: 100n, rate: 50 }]);
    expect(payFor('daily', some, figures({ turnover: 99n }))).toMatchObject({
      tier: null,
      rate: 0,
      amount: 0n,
    });
    const dividend = terms([{ rate: 1_000 }], 'weekly');
    expect(payFor('dividend', dividend, figures({ turnover: 5n, loss: -100n }))).toMatchObject({
      base: 0n,
      amount: 0n,
    });
  });

  it('is never negative, whatever is deducted', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...KINDS).chain((kind) => anyTerms(kind).map((made) => ({ kind, made }))),
        anyFigures,
        fc.bigInt({ min: 0n, max: 1_000_000n }),
        ({ kind, made }, team, deducted) => {
          const pay = payFor(kind, made, team, deducted);
          expect(pay.gross * 10_000n).toBeLessThanOrEqual(pay.exact);
          expect(pay.exact - pay.gross * 10_000n).toBeLessThan(10_000n);
          expect(pay.amount).toBe(pay.gross > deducted ? pay.gross - deducted : 0n);
        },
      ),
    );
  });
});

describe('a line', () => {
  /** Own turnover of each agent and their upline, the top first; a team is the sum of those below. */
  const anyTree = fc.array(
    fc.record({
      up: fc.nat(),
      own: anyFigures.map((own) => ({ ...own, loss: 0n })),
      terms: anyTerms('daily'),
    }),
    { minLength: 1, maxLength: 8 },
  );

  it('of salaries never costs more than the contract at its top', () => {
    fc.assert(
      fc.property(anyTree, (agents) => {
        const upOf = (index: number) => (index === 0 ? null : (agents[index]?.up ?? 0) % index);
        const teams = agents.map(({ own }) => own);
        for (let index = agents.length - 1; index > 0; index -= 1) {
          const up = upOf(index) ?? 0;
          const [above, below] = [teams[up]!, teams[index]!];
          teams[up] = {
            turnover: above.turnover + below.turnover,
            loss: 0n,
            activeMembers: above.activeMembers + below.activeMembers,
          };
        }
        const given: PayingContract[] = [];
        for (const [id, agent] of agents.entries()) {
          const upline = upOf(id);
          const above = given.find(({ downline }) => downline === upline);
          const isGiven =
            upline === null || (above && tierAbove(agent.terms, above.terms) === null);
          if (isGiven) given.push({ id, kind: 'daily', upline, downline: id, terms: agent.terms });
        }
        const pays = payLines(given, new Map(teams.entries()));
        const paid = [...pays.values()].reduce((sum, { amount }) => sum + amount, 0n);
        expect(paid).toBe(pays.get(0)?.gross);
      }),
    );
  });
});
