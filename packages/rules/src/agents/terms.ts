/** The base of a contract's payment: the team's loss for `dividend`, its turnover for the others. */
export const CONTRACT_KINDS = ['dividend', 'daily', 'hourly', 'realTime'] as const;

/** What a contract pays: a share of the profit or a salary. */
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** Settlement periods of a dividend or a `daily` salary (specification §9). */
export const CONTRACT_PERIODS = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;

/** Period in which a contract is settled. */
export type ContractPeriod = (typeof CONTRACT_PERIODS)[number];

/** Whether contracts of a kind have a period in their terms. The other kinds define it by themselves. */
export const hasPeriod = (kind: ContractKind): boolean => kind === 'dividend' || kind === 'daily';

/** The salary periods below a salary of some period: those that divide it without a rest. */
const PERIODS_WITHIN: Readonly<Record<ContractPeriod, readonly ContractPeriod[]>> = {
  daily: ['daily'],
  weekly: ['daily', 'weekly'],
  semimonthly: ['daily', 'semimonthly'],
  monthly: ['daily', 'semimonthly', 'monthly'],
};

/**
 * The periods that an agent with a contract of a kind can offer to downlines. A dividend has the agent's own
 * period, because losses and wins of different periods can't be offset. A salary can have any period that
 * divides the agent's own, so that each of the agent's periods consists of whole periods of the downline. Empty
 * for kinds without a period.
 */
export function periodsBelow(
  kind: ContractKind,
  own: ContractPeriod | null,
): readonly ContractPeriod[] {
  if (own === null) return [];
  return kind === 'daily' ? PERIODS_WITHIN[own] : [own];
}

/** Whether a contract's period is possible below an agent's own contract of the same kind. */
export const fitsBelow = (
  kind: ContractKind,
  period: ContractPeriod | null,
  own: ContractPeriod | null,
): boolean => period === own || (period !== null && periodsBelow(kind, own).includes(period));

/** A team's figures in a period. */
export interface Figures {
  /** Minor units. */
  readonly turnover: bigint;
  /** The team's loss, in minor units; negative if it has won. */
  readonly loss: bigint;
  /** Members whose own turnover is at least the brand's minimum. */
  readonly activeMembers: number;
}

/** The conditions for a rate. All of them must be met. */
export interface Tier extends Figures {
  /** Basis points of the base: the team's loss for a dividend, otherwise its turnover. */
  readonly rate: number;
}

/** A contract's terms: tiers from the lowest rate. */
export interface Terms {
  /** Null for hourly and real-time salaries, whose kind defines it. */
  readonly period: ContractPeriod | null;
  readonly tiers: readonly Tier[];
}

/** 100 % in basis points. */
export const HUNDRED_PERCENT = 10_000;
/** Maximum number of tiers, so that they stay readable. */
export const MAX_TIERS = 10;
/** Maximum rate of a salary: a tenth of the turnover. */
export const HIGHEST_SALARY_RATE = 1_000;

/** The maximum rate of a kind, in basis points. */
export const highestRateOf = (kind: ContractKind): number =>
  kind === 'dividend' ? HUNDRED_PERCENT : HIGHEST_SALARY_RATE;

/** Why terms are invalid, independent of who offers them. */
export type TermsError = 'period' | 'tiers' | 'rate' | 'condition' | 'loss' | 'order';

/**
 * Validates terms, and reports the tier. Tiers must increase: each requires at least as much as the one
 * before in every condition, more in one of them, and pays more.
 *
 * @example
 * ```ts
 * import { termsErrorOf } from '@perya/rules/agents';
 *
 * const tier = { turnover: 0n, loss: 0n, activeMembers: 0 };
 *
 * termsErrorOf('hourly', { period: null, tiers: [{ ...tier, rate: 10 }] }); // => null
 * termsErrorOf('hourly', { period: null, tiers: [{ ...tier, rate: 2_000 }] }); // => { error: 'rate', tier: 0 }
 * ```
 */
export function termsErrorOf(
  kind: ContractKind,
  { period, tiers }: Terms,
): { error: TermsError; tier: number | null } | null {
  if (hasPeriod(kind) === (period === null)) return { error: 'period', tier: null };
  if (tiers.length === 0 || tiers.length > MAX_TIERS) return { error: 'tiers', tier: null };
  for (const [index, tier] of tiers.entries()) {
    const error = tierErrorOf(kind, tier) ?? orderErrorOf(tiers[index - 1], tier);
    if (error !== null) return { error, tier: index };
  }
  return null;
}

function tierErrorOf(
  kind: ContractKind,
  { rate, turnover, loss, activeMembers }: Tier,
): TermsError | null {
  if (!Number.isInteger(rate) || rate < 1 || rate > highestRateOf(kind)) return 'rate';
  if (turnover < 0n || loss < 0n || !Number.isInteger(activeMembers) || activeMembers < 0) {
    return 'condition';
  }
  return kind !== 'dividend' && loss !== 0n ? 'loss' : null;
}

function orderErrorOf(before: Tier | undefined, tier: Tier): TermsError | null {
  if (before === undefined) return null;
  const asksMore = reaches(tier, before) && !reaches(before, tier);
  return asksMore && tier.rate > before.rate ? null : 'order';
}

/** Whether figures meet every condition of a tier. */
export const reaches = (figures: Figures, tier: Figures): boolean =>
  figures.turnover >= tier.turnover &&
  figures.activeMembers >= tier.activeMembers &&
  figures.loss >= tier.loss;

/** The index of the paying tier: the highest that the figures reach; null if they reach none. */
export function tierFor({ tiers }: Terms, figures: Figures): number | null {
  const index = tiers.findLastIndex((tier) => reaches(figures, tier));
  return index === -1 ? null : index;
}

/** The rate of terms for figures, in basis points; zero if no tier is reached. */
export const rateFor = (terms: Terms, figures: Figures): number =>
  terms.tiers[tierFor(terms, figures) ?? -1]?.rate ?? 0;

/** The highest rate of terms, in basis points. */
export const highestRate = ({ tiers }: Terms): number =>
  tiers.reduce((highest, { rate }) => Math.max(highest, rate), 0);

/**
 * The first tier that pays more than an agent's own terms pay for that tier's conditions; null if all are
 * covered. An agent's team includes the downline's, and the agent's period includes the downline's, so covered
 * terms never cost more than the agent's own.
 */
export function tierAbove(terms: Terms, own: Terms): number | null {
  const index = terms.tiers.findIndex((tier) => tier.rate > rateFor(own, tier));
  return index === -1 ? null : index;
}

/** One row of a comparison: the rates of old and new terms from the same figures on, in basis points. */
export interface ComparedTier extends Figures {
  readonly before: number;
  readonly after: number;
}

/** Compares old and new terms at every set of conditions of either, the lowest first. */
export function compareTerms(before: Terms | null, after: Terms): ComparedTier[] {
  const conditions = [...(before?.tiers ?? []), ...after.tiers];
  const different = conditions.filter(
    (tier, index) => conditions.findIndex((other) => sameFigures(other, tier)) === index,
  );
  return different
    .map(({ turnover, activeMembers, loss }) => {
      const at = { turnover, activeMembers, loss };
      return { ...at, before: before ? rateFor(before, at) : 0, after: rateFor(after, at) };
    })
    .toSorted(byDemand);
}

const sameFigures = (a: Figures, b: Figures) => reaches(a, b) && reaches(b, a);

const byDemand = (a: Figures, b: Figures) =>
  compare(a.turnover, b.turnover) ||
  compare(a.loss, b.loss) ||
  compare(a.activeMembers, b.activeMembers);

const compare = <N extends bigint | number>(a: N, b: N) => (a < b ? -1 : a > b ? 1 : 0);
