import type { ContractTerms, HandlerInputOf, offerContract, WireContract } from '@perya/api-client';
import type { Figures, Terms } from '@perya/rules/agents';
import { formatDecimal } from '@perya/rules/money';
import type { ContractRow, StoredTier } from './schema';

type WireTerms = WireContract['terms'];

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
} as const satisfies Record<NonNullable<ContractTerms['period']>, WireTerms['period']>;

const PERIODS = {
  DAILY: 'daily',
  WEEKLY: 'weekly',
  SEMIMONTHLY: 'semimonthly',
  MONTHLY: 'monthly',
} as const;

/** As they travel. */
export const wireTerms = ({ period, tiers }: Terms): WireTerms => ({
  period: period && WIRE_PERIODS[period],
  tiers: tiers.map(({ rate, ...figures }) => ({ ...wireConditions(figures), rate })),
});

const wireConditions = ({ turnover, activeMembers, loss }: Figures) => ({
  turnover: formatDecimal(turnover),
  activeMembers,
  loss: formatDecimal(loss),
});

/** As they came. */
export const readTerms = ({
  period,
  tiers,
}: HandlerInputOf<typeof offerContract>['terms']): Terms => ({
  period: period && PERIODS[period],
  tiers,
});
