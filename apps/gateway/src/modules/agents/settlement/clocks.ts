import { scaleOf, type ContractKind, type DividendPeriod, type Scale } from '@perya/rules/agents';

/** Contracts that are settled together: of one kind, and as long. */
export interface SettlementClock {
  /** Of the row that says how far it has come. */
  readonly name: string;
  readonly kind: ContractKind;
  readonly period: DividendPeriod | null;
  readonly scale: Scale;
}

const clock = (kind: ContractKind, period: DividendPeriod | null = null): SettlementClock => {
  const scale = scaleOf(kind, period);
  return { name: `${kind}/${scale}`, kind, period, scale };
};

/** All there are, the shortest first. */
export const CLOCKS: readonly SettlementClock[] = [
  clock('realTime'),
  clock('hourly'),
  clock('daily'),
  clock('dividend', 'daily'),
  clock('dividend', 'weekly'),
  clock('dividend', 'semimonthly'),
  clock('dividend', 'monthly'),
];
