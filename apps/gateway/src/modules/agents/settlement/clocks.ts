import {
  scaleOf,
  type ContractKind,
  type DividendPeriod,
  type PeriodLength,
} from '@perya/rules/agents';

/** Contracts that are settled together: of one kind and one length of period. */
export interface SettlementSchedule {
  /** The name of its row in `settlement_progress`. */
  readonly name: string;
  readonly kind: ContractKind;
  readonly period: DividendPeriod | null;
  readonly scale: PeriodLength;
}

const clock = (kind: ContractKind, period: DividendPeriod | null = null): SettlementSchedule => {
  const scale = scaleOf(kind, period);
  return { name: `${kind}/${scale}`, kind, period, scale };
};

/** All clocks, shortest period first. */
export const SETTLEMENT_SCHEDULES: readonly SettlementSchedule[] = [
  clock('realTime'),
  clock('hourly'),
  clock('daily'),
  clock('dividend', 'daily'),
  clock('dividend', 'weekly'),
  clock('dividend', 'semimonthly'),
  clock('dividend', 'monthly'),
];
