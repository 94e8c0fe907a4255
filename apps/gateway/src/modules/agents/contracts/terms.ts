import type { HandlerInputOf, offerContract } from '@perya/api-client';
import type { Terms, Tier } from '@perya/rules/agents';
import type { ContractRow, StoredTier } from './schema';

type WireTerms = HandlerInputOf<typeof offerContract>['terms'];

/** Converts the terms of a row to the type that the rules use. */
export const termsOf = ({ period, tiers }: Pick<ContractRow, 'period' | 'tiers'>): Terms => ({
  period,
  tiers: tiers.map(({ turnover, activeMembers, loss, rate }) => ({
    turnover: BigInt(turnover),
    activeMembers,
    loss: BigInt(loss),
    rate,
  })),
});

/** Converts tiers to the form in which they are stored. */
export const storedTiers = ({ tiers }: Terms): StoredTier[] =>
  tiers.map(({ turnover, activeMembers, loss, rate }) => ({
    turnover: String(turnover),
    activeMembers,
    loss: String(loss),
    rate,
  }));

export const WIRE_PERIODS = {
  daily: 'DAILY',
  weekly: 'WEEKLY',
  semimonthly: 'SEMIMONTHLY',
  monthly: 'MONTHLY',
} as const satisfies Record<NonNullable<Terms['period']>, WireTerms['period']>;

export const PERIOD_BY_WIRE = {
  DAILY: 'daily',
  WEEKLY: 'weekly',
  SEMIMONTHLY: 'semimonthly',
  MONTHLY: 'monthly',
} as const;

/** Converts terms to their wire format. */
export const wireTerms = ({ period, tiers }: Terms): WireTerms => ({
  period: period && WIRE_PERIODS[period],
  tiers: tiers.map(wireTier),
});

/** Converts a tier to its wire format. */
export const wireTier = ({ rate, ...figures }: Tier) => ({ ...figures, rateBasisPoints: rate });

/** Reads terms from their wire format. */
export const readTerms = ({ period, tiers }: WireTerms): Terms => ({
  period: period && PERIOD_BY_WIRE[period],
  tiers: tiers.map(({ rateBasisPoints, ...figures }) => ({ ...figures, rate: rateBasisPoints })),
});
