import { tierFor, HUNDRED_PERCENT, type ContractKind, type Figures, type Terms } from './terms';

/** The payment of a contract for one period, with all intermediate values. */
export interface ContractPayment {
  /** Index of the paying tier; null if none is reached. */
  readonly tier: number | null;
  /** Basis points; zero if no tier is reached. */
  readonly rate: number;
  /**
   * Base of the rate, in minor units: the team's loss for a dividend (zero if it has won), otherwise its
   * turnover.
   */
  readonly base: bigint;
  /** Base × rate before rounding, in ten-thousandths of a minor unit. */
  readonly exact: bigint;
  /** Base × rate, rounded down to the minor unit. */
  readonly gross: bigint;
  /** Gross of the direct downlines' contracts of the same kind, for all of their periods in this one. */
  readonly deducted: bigint;
  /** The payment: gross less deductions, never negative. */
  readonly amount: bigint;
}

/**
 * The payment of a contract for a team's figures. Rounded once, down to the minor unit; the deducted amounts
 * are rounded the same way.
 *
 * @example
 * ```ts
 * import { payFor } from '@perya/rules/agents';
 *
 * // A dividend of 30 % from a loss of 1,000.00 on, less what the downlines' contracts pay.
 * const terms = {
 *   period: 'monthly',
 *   tiers: [
 *     { rate: 2_000, turnover: 0n, loss: 0n, activeMembers: 0 },
 *     { rate: 3_000, turnover: 0n, loss: 100_000n, activeMembers: 5 },
 *   ],
 * } as const;
 * const figures = { turnover: 9_000_000n, loss: 150_000n, activeMembers: 8 };
 *
 * const payment = payFor('dividend', terms, figures, 15_000n);
 * payment.tier; // => 1
 * payment.gross; // => 45_000n
 * payment.amount; // => 30_000n
 * ```
 */
export function payFor(
  kind: ContractKind,
  terms: Terms,
  figures: Figures,
  deducted: bigint = 0n,
): ContractPayment {
  const tier = tierFor(terms, figures);
  const rate = terms.tiers[tier ?? -1]?.rate ?? 0;
  const base = atLeastNothing(kind === 'dividend' ? figures.loss : figures.turnover);
  const exact = base * BigInt(rate);
  const gross = exact / BigInt(HUNDRED_PERCENT);
  return { tier, rate, base, exact, gross, deducted, amount: atLeastNothing(gross - deducted) };
}

const atLeastNothing = (amount: bigint) => (amount < 0n ? 0n : amount);

/** A contract to settle for a period. */
export interface PayingContract {
  readonly id: number;
  readonly upline: number | null;
  readonly downline: number;
  readonly kind: ContractKind;
  readonly terms: Terms;
}

const NOTHING: Figures = { turnover: 0n, loss: 0n, activeMembers: 0 };

/**
 * The payments of all contracts of a kind and a period length for one period: for each agent, the rate of the
 * agent's tier applied to the team's figures, less the gross of the direct downlines. `figures` are by agent; a
 * missing team has no activity.
 *
 * @param owedBefore minor units by agent: the gross of direct downlines for shorter periods within this one
 */
export function payLines(
  contracts: readonly PayingContract[],
  figures: ReadonlyMap<number, Figures>,
  owedBefore: ReadonlyMap<number, bigint> = new Map(),
): Map<number, ContractPayment> {
  const owed = new Map(owedBefore);
  const gross = contracts.map((contract) => {
    const { kind, terms, downline, upline } = contract;
    const pay = payFor(kind, terms, figures.get(downline) ?? NOTHING);
    if (upline !== null) owed.set(upline, (owed.get(upline) ?? 0n) + pay.gross);
    return { contract, pay };
  });
  return new Map(
    gross.map(({ contract: { id, downline }, pay }) => {
      const deducted = owed.get(downline) ?? 0n;
      return [id, { ...pay, deducted, amount: atLeastNothing(pay.gross - deducted) }];
    }),
  );
}
