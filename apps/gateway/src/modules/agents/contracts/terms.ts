import type { HandlerInputOf, offerContract } from '@perya/api-client';
import type { Terms, Tier } from '@perya/rules/agents';
import type { ContractRow, StoredTier } from './schema';

type WireTerms = HandlerInputOf<typeof offerContract>['terms'];

/** The terms of a row, as the rules read them. */
export const termsOf = ({ period, tiers }: Pick<ContractRow, 'period' | 'tiers'>): Terms => ({
  period,
  tiers: tiers.map(({ turnover, activeMembers, loss, rate }) => ({
    turnover: BigInt(turnover),
    activeMembers,
    loss: BigInt(loss),
    rate,
  })),
});

/** As they are kept. */
export const storedTiers = ({ tiers }: Terms): StoredTier[] =>
  tiers.map(({ turnover, activeMembers, loss, rate }) => ({
    turnover: String(turnover),
    activeMembers,
    loss: String(loss),
    rate,
  }));

const WIRE_PERIODS = {
  daily: 'DAILY',
  weekly: 'WEEKLY',
  semimonthly: 'SEMIMONTHLY',
  monthly: 'MONTHLY',
} as const satisfies Record<NonNullable<Terms['period']>, WireTerms['period']>;

const PERIODS = {
  DAILY: 'daily',
  WEEKLY: 'weekly',
  SEMIMONTHLY: 'semimonthly',
  MONTHLY: 'monthly',
} as const;

/** As they travel. */
export const wireTerms = ({ period, tiers }: Terms): WireTerms => ({
  period: period && WIRE_PERIODS[period],
  tiers: tiers.map(wireTier),
});

/** As it travels. */
export const wireTier = ({ rate, ...figures }: Tier) => ({ ...figures, rateBasisPoints: rate });

/** As they came. */
export const readTerms = ({ period, tiers }: WireTerms): Terms => ({
  period: period && PERIODS[period],
  tiers: tiers.map(({ rateBasisPoints, ...figures }) => ({ ...figures, rate: rateBasisPoints })),
});
