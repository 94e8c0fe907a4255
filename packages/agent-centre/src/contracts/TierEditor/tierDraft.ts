import {
  highestRateOf,
  rateFor,
  termsErrorOf,
  tierAbove,
  type ContractKind,
  type ContractPeriod,
  type Terms,
  type TermsError,
  type Tier,
} from '@perya/rules/agents';
import { readAmount, formatAmountInput } from '@perya/rules/money';
import { readRate, formatPercentInput } from '../../rebates/percent';

/** The input of a tier. An empty threshold means zero. */
export interface TierDraft {
  turnover: string;
  activeMembers: string;
  loss: string;
  rate: string;
}

/** The form values of an offer. */
export interface TierValues {
  /** Null for kinds without a period. */
  period: ContractPeriod | null;
  tiers: TierDraft[];
}

export type TierField = keyof TierDraft;

/** The error of a field: a key in `editor.error`, and the rate for its text. */
interface TierError {
  readonly key: 'amount' | 'members' | 'rate' | 'highest' | 'above' | 'order';
  /** The maximum rate in basis points. */
  readonly max: number;
}

/** The errors of one tier, by field. */
export type TierErrors = Partial<Record<TierField, TierError>>;

/** The limits that an offer is validated against. */
export interface TierLimits {
  readonly kind: ContractKind;
  /** The upline's own terms of this kind. */
  readonly own: Terms;
}

export type ParsedTiers =
  | { readonly terms: Terms; readonly errors: null }
  | { readonly terms: null; readonly errors: readonly TierErrors[] };

const MEMBERS = /^\d{1,6}$/;

/** An empty tier. */
export const EMPTY_TIER: Readonly<TierDraft> = {
  turnover: '',
  activeMembers: '',
  loss: '',
  rate: '',
};

/** Converts existing terms to input for editing. */
export const draftTiers = ({ tiers }: Terms): TierDraft[] =>
  tiers.map(({ turnover, activeMembers, loss, rate }) => ({
    turnover: typedCondition(turnover),
    activeMembers: activeMembers === 0 ? '' : String(activeMembers),
    loss: typedCondition(loss),
    rate: formatPercentInput(rate),
  }));

/** Parses the input into valid terms, or returns the errors by tier. */
export function readTiers(
  { period, tiers: drafts }: TierValues,
  { kind, own }: TierLimits,
): ParsedTiers {
  const read = drafts.map((draft) => readTier(draft, kind));
  const tiers = read.map(({ tier }) => tier).filter((tier) => tier !== null);
  if (tiers.length < drafts.length) {
    return { terms: null, errors: read.map(({ errors }) => errors) };
  }
  const terms: Terms = { period, tiers };
  const at = (place: number | null, errors: TierErrors): ParsedTiers => ({
    terms: null,
    errors: drafts.map((_, index) => (index === (place ?? 0) ? errors : {})),
  });
  const wrong = termsErrorOf(kind, terms);
  if (wrong) return at(wrong.tier, errorsOf(wrong.error, kind));
  const above = tierAbove(terms, own);
  const tier = above === null ? undefined : tiers[above];
  if (tier) return at(above, { rate: { key: 'above', max: rateFor(own, tier) } });
  return { terms, errors: null };
}

function errorsOf(error: TermsError, kind: ContractKind): TierErrors {
  const max = highestRateOf(kind);
  return error === 'rate' ? { rate: { key: 'highest', max } } : { rate: { key: 'order', max } };
}

function readTier(
  { turnover, activeMembers, loss, rate }: TierDraft,
  kind: ContractKind,
): { tier: Tier | null; errors: TierErrors } {
  const read = {
    turnover: readMinor(turnover),
    activeMembers: readMembers(activeMembers),
    // Only dividends have a loss threshold.
    loss: kind === 'dividend' ? readMinor(loss) : 0n,
    rate: readRate(rate),
  };
  const max = highestRateOf(kind);
  const errors: TierErrors = {
    ...(read.turnover === null && { turnover: { key: 'amount', max } }),
    ...(read.activeMembers === null && { activeMembers: { key: 'members', max } }),
    ...(read.loss === null && { loss: { key: 'amount', max } }),
    ...(read.rate === null && { rate: { key: 'rate', max } }),
  };
  return { tier: Object.keys(errors).length === 0 ? (read as Tier) : null, errors };
}

/** Parses an amount with or without commas. An empty string is zero. */
function readMinor(text: string): bigint | null {
  if (text.trim() === '') return 0n;
  const amount = readAmount(text);
  return amount === null ? null : BigInt(amount);
}

function readMembers(text: string): number | null {
  const plain = text.replaceAll(/[,\s]/g, '');
  if (plain === '') return 0;
  return MEMBERS.test(plain) ? Number(plain) : null;
}

const typedCondition = (minor: bigint): string => (minor === 0n ? '' : formatAmountInput(minor));
