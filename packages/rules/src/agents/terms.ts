/** What a contract pays by: `dividend` of what the team has lost, the others of what it has turned over. */
export const CONTRACT_KINDS = ['dividend', 'daily', 'hourly', 'realTime'] as const;

export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** For how long a dividend is counted (specification §9). */
export const DIVIDEND_PERIODS = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;

export type DividendPeriod = (typeof DIVIDEND_PERIODS)[number];

/** What a team came to in a period. */
export interface Figures {
  /** Minor units. */
  readonly turnover: bigint;
  /** What it has lost, in minor units; below zero where it has won. */
  readonly loss: bigint;
  /** Members whose own turnover is at least the brand's. */
  readonly activeMembers: number;
}

/** From which figures on which rate is paid. Every condition has to be met. */
export interface Tier extends Figures {
  /** Basis points of the base: the team's loss in a dividend, else its turnover. */
  readonly rate: number;
}

/** What a contract pays: tiers from the lowest rate. */
export interface Terms {
  /** Null in salaries: their kind says it. */
  readonly period: DividendPeriod | null;
  readonly tiers: readonly Tier[];
}

/** Hundredths of a percent in a whole. */
export const WHOLE = 10_000;
/** No contract has more tiers than can be read. */
export const MAX_TIERS = 10;
/** No salary pays more than a tenth of the turnover. */
export const HIGHEST_SALARY_RATE = 1_000;

/** The highest rate that a kind may have, in basis points. */
export const highestRateOf = (kind: ContractKind): number =>
  kind === 'dividend' ? WHOLE : HIGHEST_SALARY_RATE;

/** What is wrong with terms in themselves, whoever offers them. */
export type TermsFault = 'period' | 'tiers' | 'rate' | 'condition' | 'loss' | 'order';

/**
 * What is wrong with terms, and in which tier. Tiers climb: each asks at least as much as the one before
 * in everything, more of something, and pays more.
 */
export function termsFault(
  kind: ContractKind,
  { period, tiers }: Terms,
): { fault: TermsFault; tier: number | null } | null {
  if ((kind === 'dividend') === (period === null)) return { fault: 'period', tier: null };
  if (tiers.length === 0 || tiers.length > MAX_TIERS) return { fault: 'tiers', tier: null };
  for (const [index, tier] of tiers.entries()) {
    const fault = tierFault(kind, tier) ?? orderFault(tiers[index - 1], tier);
    if (fault !== null) return { fault, tier: index };
  }
  return null;
}

function tierFault(
  kind: ContractKind,
  { rate, turnover, loss, activeMembers }: Tier,
): TermsFault | null {
  if (!Number.isInteger(rate) || rate < 1 || rate > highestRateOf(kind)) return 'rate';
  if (turnover < 0n || loss < 0n || !Number.isInteger(activeMembers) || activeMembers < 0) {
    return 'condition';
  }
  return kind !== 'dividend' && loss !== 0n ? 'loss' : null;
}

function orderFault(before: Tier | undefined, tier: Tier): TermsFault | null {
  if (before === undefined) return null;
  const asksMore = reaches(tier, before) && !reaches(before, tier);
  return asksMore && tier.rate > before.rate ? null : 'order';
}

/** Whether figures meet every condition of a tier. */
export const reaches = (figures: Figures, tier: Figures): boolean =>
  figures.turnover >= tier.turnover &&
  figures.activeMembers >= tier.activeMembers &&
  figures.loss >= tier.loss;

/** The position of the tier that is paid by: the highest that the figures reach; null where they reach none. */
export function tierFor({ tiers }: Terms, figures: Figures): number | null {
  const index = tiers.findLastIndex((tier) => reaches(figures, tier));
  return index === -1 ? null : index;
}

/** The rate that terms pay for figures, in basis points; zero where no tier is reached. */
export const rateFor = (terms: Terms, figures: Figures): number =>
  terms.tiers[tierFor(terms, figures) ?? -1]?.rate ?? 0;

/** The highest rate of terms, in basis points. */
export const highestRate = ({ tiers }: Terms): number =>
  tiers.reduce((highest, { rate }) => Math.max(highest, rate), 0);

/**
 * The first tier that pays more than an agent's own terms pay for the very figures that it asks for; null
 * where all are covered. An agent's team holds his downline's, so covered terms never cost more than his own.
 */
export function tierAbove(terms: Terms, own: Terms): number | null {
  const index = terms.tiers.findIndex((tier) => tier.rate > rateFor(own, tier));
  return index === -1 ? null : index;
}

/** One line of a comparison: what old and new terms pay from the same figures on, in basis points. */
export interface ComparedTier extends Figures {
  readonly before: number;
  readonly after: number;
}

/** Old terms against new ones, at every set of conditions that either names, the least demanding first. */
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
