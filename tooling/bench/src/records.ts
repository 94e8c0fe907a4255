import { BUDGETS, type Finding } from './budgets.ts';
import { runGatewayScript } from './gatewayScript.ts';

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
  return findingsOf(runGatewayScript('records', String(ROWS)) as RecordTimes);
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
