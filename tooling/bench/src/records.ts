import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '@perya/launcher';
import { BUDGETS, type Finding } from './budgets.ts';

const ROWS = 100_000;

/** Output of the gateway's own benchmark. */
interface RecordTimes {
  bets: number;
  entries: number;
  /** Median times in milliseconds, by request. */
  times: Readonly<Record<string, number>>;
  /** Number of rows in the full export. */
  exported: number;
  exportMs: number;
}

/** Response times of a member's record with 100,000 bets and as many transactions. */
export function recordFindings(): Finding[] {
  const printed = execFileSync(
    process.execPath,
    [
      '--conditions=@perya/source',
      '--import',
      'tsx',
      join('src', 'records', 'measure.ts'),
      String(ROWS),
    ],
    { cwd: join(ROOT, 'apps', 'gateway'), encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return findingsOf(JSON.parse(printed.trim().split('\n').at(-1) ?? '') as RecordTimes);
}

/** A record without the expected length is invalid. */
export function findingsOf({ bets, entries, times, exported, exportMs }: RecordTimes): Finding[] {
  const isWhole = bets >= ROWS && entries >= ROWS;
  return [
    ...Object.entries(times).map(([what, ms]) => ({
      what: `Record of ${ROWS.toLocaleString('en')} rows: ${what}`,
      measured: isWhole ? ms : Number.NaN,
      budget: BUDGETS.recordPageMs,
      unit: 'ms',
    })),
    {
      what: `Export of ${ROWS.toLocaleString('en')} bets`,
      measured: exported >= ROWS ? exportMs : Number.NaN,
      budget: BUDGETS.recordExportMs,
      unit: 'ms',
    },
  ];
}
