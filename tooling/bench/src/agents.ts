import { BUDGETS, type Finding } from './budgets.ts';
import { runGatewayScript } from './gatewayScript.ts';

const MEMBERS = 10_000;
const LEVELS = 5;

/** Output of the gateway's own benchmark. */
interface ReportTimes {
  members: number;
  levels: number;
  bets: number;
  /** Whether the reports match the bets and entries. */
  isSame: boolean;
  /** 99th percentile response times in milliseconds, by report. */
  times: Readonly<Record<string, number>>;
}

/** Response times of an agent's reports with 10,000 downlines and a year of play. */
export function agentFindings(): Finding[] {
  return findingsOf(runGatewayScript('agents') as ReportTimes);
}

/** A run with a smaller team or incorrect totals is invalid. */
export function findingsOf({ members, levels, bets, isSame, times }: ReportTimes): Finding[] {
  const isWhole = isSame && members >= MEMBERS && levels >= LEVELS && bets >= MEMBERS;
  return Object.entries(times).map(([what, ms]) => ({
    what: `Team of ${MEMBERS.toLocaleString('en')}: ${what}`,
    measured: isWhole ? ms : Number.NaN,
    budget: BUDGETS.teamReportMs,
    unit: 'ms',
  }));
}
