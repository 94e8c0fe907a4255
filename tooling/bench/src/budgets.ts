/** The budgets of docs/decisions/0008-first-view.md, and of a large game list. */
export const BUDGETS = {
  /** First-party and framework JavaScript of `/`, gzip. */
  homeScriptBytes: 175 * 1024,
  /** Additional JavaScript of any other route, gzip. */
  routeExtraScriptBytes: 60 * 1024,
  /** Relative to the static page of the same run. */
  firstPaintRatio: 1.15,
  cardsVisibleRatio: 1.15,
  largestPaintRatio: 1.25,
  layoutShift: 0.02,
  mountedCards: 120,
  /** The first page of a lobby in a gateway with 50,000 games, 99th percentile. */
  lobbyPageMs: 150,
  /** A search among them, 99th percentile. */
  searchMs: 100,
  /** Time from a draw until the last of 100,000 tickets on it is paid. */
  settlementMs: 30_000,
  /** A page of a member's record with 100,000 rows, at the gateway. */
  recordPageMs: 100,
  /** An export of the whole record to a file. */
  recordExportMs: 60_000,
  /** A report of an agent with 10,000 downlines and a year of play, at the gateway, 99th percentile. */
  teamReportMs: 300,
  /** The longest task while scrolling through a lobby. */
  scrollTaskMs: 100,
} as const;

/** A phone on a slow connection: 4× slower CPU, 1.6 Mbit/s, 150 ms. */
export const SLOW_PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  cpuSlowdown: 4,
  bytesPerSecond: (1.6 * 1_000_000) / 8,
  latencyMs: 150,
} as const;

export interface Finding {
  what: string;
  measured: number;
  budget: number;
  unit: string;
}

export function isWithin({ measured, budget }: Finding): boolean {
  return Number.isFinite(measured) && measured <= budget;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
