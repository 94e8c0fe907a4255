import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsBelow, tierAbove, type ContractPeriod, type Figures } from './terms';
import { payFor, payLines, type ContractPayment, type PayingContract } from './pay';
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

/** Days per period, in a month of six days: every longer period consists of whole shorter ones. */
const DAYS: Readonly<Record<ContractPeriod, number>> = {
  daily: 1,
  weekly: 3,
  semimonthly: 3,
  monthly: 6,
};
const ACTIVE_TURNOVER = 50_000n;

/** An agent's place below an earlier one of the list, own turnover by day, and offered terms. */
const anyAgent = fc.record({
  up: fc.nat(),
  days: fc.array(fc.bigInt({ min: 0n, max: 99_999n }), {
    minLength: DAYS.monthly,
    maxLength: DAYS.monthly,
  }),
  terms: anyTerms('daily'),
});
type AnyAgent = typeof anyAgent extends fc.Arbitrary<infer T> ? T : never;

const uplineOf = (agents: readonly AnyAgent[], agent: number): number | null =>
  agent === 0 ? null : agents[agent]!.up % agent;

const isBelow = (agents: readonly AnyAgent[], agent: number, above: number): boolean => {
  const upline = uplineOf(agents, agent);
  return upline !== null && (upline === above || isBelow(agents, upline, above));
};

/** The figures of a team from one day until another. */
function teamOf(agents: readonly AnyAgent[], agent: number, from: number, to: number): Figures {
  const turnovers = agents
    .filter((_, index) => isBelow(agents, index, agent))
    .map(({ days }) => days.slice(from, to).reduce((sum, each) => sum + each, 0n));
  return {
    turnover: turnovers.reduce((sum, each) => sum + each, 0n),
    loss: 0n,
    activeMembers: turnovers.filter((each) => each >= ACTIVE_TURNOVER).length,
  };
}

/** The contracts that could be offered, from the top down. */
function contractsOf(agents: readonly AnyAgent[], top: ContractPeriod): PayingContract[] {
  const given: PayingContract[] = [];
  for (const [id, agent] of agents.entries()) {
    const upline = uplineOf(agents, id);
    const terms = upline === null ? { ...agent.terms, period: top } : agent.terms;
    const above = given.find(({ downline }) => downline === upline)?.terms;
    const isGiven =
      upline === null ||
      (above !== undefined &&
        fitsBelow('daily', terms.period, above.period) &&
        tierAbove(terms, above) === null);
    if (isGiven) given.push({ id, kind: 'daily', upline, downline: id, terms });
  }
  return given;
}

/** Settles one period of the top contract, the shorter periods in it first. */
function settle(agents: readonly AnyAgent[], given: readonly PayingContract[], days: number) {
  const results: { id: number; pay: ContractPayment }[] = [];
  const lengthOf = ({ terms }: PayingContract) => DAYS[terms.period ?? 'daily'];
  const owedTo = new Map<number, bigint>();
  for (const length of new Set(Object.values(DAYS))) {
    const settled = given.filter((contract) => lengthOf(contract) === length);
    for (let from = 0; from < days; from += length) {
      const figuresOf = settled.map(
        ({ downline }) => [downline, teamOf(agents, downline, from, from + length)] as const,
      );
      const pays = payLines(settled, new Map(figuresOf), owedTo);
      for (const { id, downline } of settled) {
        owedTo.delete(downline);
        results.push({ id, pay: pays.get(id)! });
      }
      for (const { id, upline } of settled) {
        const above = given.find(({ downline }) => downline === upline);
        if (above === undefined || lengthOf(above) === length) continue;
        owedTo.set(above.downline, (owedTo.get(above.downline) ?? 0n) + pays.get(id)!.gross);
      }
    }
  }
  return results;
}

describe('a line of salaries with different periods', () => {
  const anyAgents = fc.array(anyAgent, { minLength: 2, maxLength: 6 });

  it('costs exactly the gross of the contract at its top', () => {
    fc.assert(
      fc.property(
        anyAgents,
        fc.constantFrom<ContractPeriod>('weekly', 'monthly'),
        (agents, top) => {
          const given = contractsOf(agents, top);
          fc.pre(given.some(({ terms: { period } }) => period !== top));
          const results = settle(agents, given, DAYS[top]);
          const paid = results.reduce((sum, { pay }) => sum + pay.amount, 0n);
          expect(paid).toBe(results.find(({ id }) => id === 0)?.pay.gross);
        },
      ),
    );
  });
});
