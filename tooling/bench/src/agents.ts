import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '@perya/launcher';
import { BUDGETS, type Finding } from './budgets.ts';

const MEMBERS = 10_000;
const LEVELS = 5;

/** What the gateway's own measure prints. */
interface ReportTimes {
  members: number;
  levels: number;
  bets: number;
  /** Whether the reports said what the bets and entries do. */
  isSame: boolean;
  /** Milliseconds by what was asked, within which 99 of 100 were answered. */
  times: Readonly<Record<string, number>>;
}

/** How long the reports of an agent with 10,000 downlines and a year of play take. */
export function agentFindings(): Finding[] {
  const printed = execFileSync(
    process.execPath,
    ['--conditions=@perya/source', '--import', 'tsx', join('src', 'team', 'measure.ts')],
    { cwd: join(ROOT, 'apps', 'gateway'), encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return findingsOf(JSON.parse(printed.trim().split('\n').at(-1) ?? '') as ReportTimes);
}

/** A smaller team, or totals that are wrong, have not been measured. */
export function findingsOf({ members, levels, bets, isSame, times }: ReportTimes): Finding[] {
  const isWhole = isSame && members >= MEMBERS && levels >= LEVELS && bets >= MEMBERS;
  return Object.entries(times).map(([what, ms]) => ({
    what: `Team of ${MEMBERS.toLocaleString('en')}: ${what}`,
    measured: isWhole ? ms : Number.NaN,
    budget: BUDGETS.teamReportMs,
    unit: 'ms',
  }));
}
