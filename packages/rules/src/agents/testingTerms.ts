import * as fc from 'fast-check';
import {
  CONTRACT_PERIODS,
  hasPeriod,
  termsErrorOf,
  type ContractKind,
  type ContractPeriod,
  type Terms,
  type Tier,
} from './terms';

export const KINDS = ['dividend', 'daily', 'hourly', 'realTime'] as const;

export const tier = (over: Partial<Tier> = {}): Tier => ({
  turnover: 0n,
  activeMembers: 0,
  loss: 0n,
  rate: 50,
  ...over,
});

export const terms = (
  tiers: readonly Partial<Tier>[],
  period: ContractPeriod | null = 'daily',
): Terms => ({
  period,
  tiers: tiers.map(tier),
});

/** Possible figures of a team; the loss may be negative. */
export const anyFigures = fc.record({
  turnover: fc.bigInt({ min: 0n, max: 1_000_000n }),
  loss: fc.bigInt({ min: -500_000n, max: 500_000n }),
  activeMembers: fc.integer({ min: 0, max: 12 }),
});

/** Valid terms, with increasing tiers. */
export const anyTerms = (kind: ContractKind): fc.Arbitrary<Terms> => {
  const step = fc.record({
    turnover: fc.bigInt({ min: 0n, max: 200_000n }),
    activeMembers: fc.integer({ min: 0, max: 4 }),
    loss: kind === 'dividend' ? fc.bigInt({ min: 0n, max: 100_000n }) : fc.constant(0n),
    rate: fc.integer({ min: 1, max: kind === 'dividend' ? 2_000 : 200 }),
  });
  return fc
    .record({
      period: hasPeriod(kind)
        ? fc.constantFrom<ContractPeriod>(...CONTRACT_PERIODS)
        : fc.constant(null),
      steps: fc.array(step, { minLength: 1, maxLength: 4 }),
    })
    .map(({ period, steps }) => ({ period, tiers: climb(steps) }))
    .filter((made) => termsErrorOf(kind, made) === null);
};

/** Each step is added to the previous ones. */
const climb = (steps: readonly Tier[]): Tier[] =>
  steps.map((_, index) =>
    steps.slice(0, index + 1).reduce((sum, step) => ({
      turnover: sum.turnover + step.turnover,
      activeMembers: sum.activeMembers + step.activeMembers,
      loss: sum.loss + step.loss,
      rate: sum.rate + step.rate,
    })),
  );
