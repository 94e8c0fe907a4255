import {
  periodsBelow,
  scaleOf,
  type ContractKind,
  type ContractPeriod,
  type PeriodLength,
} from '@perya/rules/agents';

/** Contracts that are settled together: of one kind and one length of period. */
export interface SettlementSchedule {
  /** The name of its row in `settlement_progress`. */
  readonly name: string;
  readonly kind: ContractKind;
  readonly period: ContractPeriod | null;
  readonly scale: PeriodLength;
}

const clock = (kind: ContractKind, period: ContractPeriod | null = null): SettlementSchedule => {
  const scale = scaleOf(kind, period);
  return { name: `${kind}/${scale}`, kind, period, scale };
};

/** All clocks, the shorter periods of each kind first. */
export const SETTLEMENT_SCHEDULES: readonly SettlementSchedule[] = [
  clock('realTime'),
  clock('hourly'),
  clock('daily', 'daily'),
  clock('daily', 'weekly'),
  clock('daily', 'semimonthly'),
  clock('daily', 'monthly'),
  clock('dividend', 'daily'),
  clock('dividend', 'weekly'),
  clock('dividend', 'semimonthly'),
  clock('dividend', 'monthly'),
];

/** The clocks of downlines' contracts with shorter periods, which an agent's own period consists of. */
export const shorterSchedules = ({ kind, period }: SettlementSchedule): SettlementSchedule[] =>
  SETTLEMENT_SCHEDULES.filter(
    (each) =>
      each.kind === kind &&
      each.period !== null &&
      each.period !== period &&
      periodsBelow(kind, period).includes(each.period),
  );
