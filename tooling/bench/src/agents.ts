import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '@perya/launcher';
import { BUDGETS, type Finding } from './budgets.ts';

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
  const printed = execFileSync(
    process.execPath,
    ['--conditions=@perya/source', '--import', 'tsx', join('src', 'team', 'measure.ts')],
    { cwd: join(ROOT, 'apps', 'gateway'), encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return findingsOf(JSON.parse(printed.trim().split('\n').at(-1) ?? '') as ReportTimes);
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
