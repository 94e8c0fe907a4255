/** The budgets of docs/decisions/0008-first-view.md, and of a large catalogue. */
export const BUDGETS = {
  /** First-party and framework JavaScript of `/`, gzip. */
  homeScriptBytes: 175 * 1024,
  /** What any other route may add to that, gzip. */
  routeExtraScriptBytes: 60 * 1024,
  /** Against the static page of the same run. */
  firstPaintRatio: 1.15,
  cardsVisibleRatio: 1.15,
  largestPaintRatio: 1.25,
  layoutShift: 0.02,
  mountedCards: 120,
  /** The first page of a lobby at a gateway with 50,000 games, 99 of 100. */
  lobbyPageMs: 150,
  /** A search among them. */
  searchMs: 100,
  /** From a draw's moment until the last of 100,000 tickets on it is paid. */
  settlementMs: 30_000,
  /** A page of a member's record with 100,000 rows, at the gateway. */
  recordPageMs: 100,
  /** All of it, for a file. */
  recordExportMs: 60_000,
  /** A report of an agent with 10,000 downlines and a year of play, at the gateway; 99 of 100. */
  teamReportMs: 300,
  /** The longest task while a lobby is scrolled through. */
  scrollTaskMs: 100,
} as const;

/** A phone on a slow line: 4× slower CPU, 1.6 Mbit/s, 150 ms. */
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
