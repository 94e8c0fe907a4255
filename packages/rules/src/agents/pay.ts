import { tierFor, WHOLE, type ContractKind, type Figures, type Terms } from './terms';

/** What a contract comes to in one period, with every step on the way. */
export interface Pay {
  /** Position of the tier that is paid by; null where none is reached. */
  readonly tier: number | null;
  /** Basis points; zero where no tier is reached. */
  readonly rate: number;
  /** What the rate is of, in minor units: the team's loss in a dividend (zero where it has won), else its turnover. */
  readonly base: bigint;
  /** Base × rate before it is rounded, in ten-thousandths of a minor unit. */
  readonly exact: bigint;
  /** Base × rate, rounded down to the minor unit. */
  readonly gross: bigint;
  /** What the direct downlines are owed for the same period by contracts of the same kind. */
  readonly deducted: bigint;
  /** What is paid: gross less deducted, and never below zero. */
  readonly amount: bigint;
}

/**
 * What a contract pays for a team's figures. Rounded once, down to the minor unit; what is deducted are
 * amounts that were rounded so themselves.
 */
export function payFor(
  kind: ContractKind,
  terms: Terms,
  figures: Figures,
  deducted: bigint = 0n,
): Pay {
  const tier = tierFor(terms, figures);
  const rate = terms.tiers[tier ?? -1]?.rate ?? 0;
  const base = atLeastNothing(kind === 'dividend' ? figures.loss : figures.turnover);
  const exact = base * BigInt(rate);
  const gross = exact / BigInt(WHOLE);
  return { tier, rate, base, exact, gross, deducted, amount: atLeastNothing(gross - deducted) };
}

const atLeastNothing = (amount: bigint) => (amount < 0n ? 0n : amount);

/** A contract that a period is settled by. */
export interface PayingContract {
  readonly id: number;
  readonly upline: number | null;
  readonly downline: number;
  readonly kind: ContractKind;
  readonly terms: Terms;
}

const NOTHING: Figures = { turnover: 0n, loss: 0n, activeMembers: 0 };

/**
 * What all contracts of a kind come to in one period: each agent his own tier's rate on his team's
 * figures, less what his direct downlines are owed. `figures` are by agent; a team that is not named did
 * nothing.
 */
export function payLines(
  contracts: readonly PayingContract[],
  figures: ReadonlyMap<number, Figures>,
): Map<number, Pay> {
  const owed = new Map<number, bigint>();
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
