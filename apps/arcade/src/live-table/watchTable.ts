import { phaseAt, type TableState } from '@perya/game-engines/live-table';

/** Polling interval while others can bet or decide. */
const POLL_MS = 2_500;
/** Delay after a phase change, so that the platform has applied it. */
const AFTER_TURN_MS = 60;
const RETRY_MS = 2_000;

export interface TablePoller {
  /** Reads the table immediately. */
  look(): void;
  stop(): void;
}

interface WatchOptions {
  read(): Promise<TableState>;
  /** The platform's time. */
  now(): number;
  onTable(table: TableState): void;
  /** Return false to stop watching. */
  onError(error: unknown): boolean;
}

/** Reads the table at every phase change, and every few seconds while others can bet or decide. */
export function watchTable({ read: readTable, now, onTable, onError }: WatchOptions): TablePoller {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  // Responses overtaken by a newer read are ignored.
  let reads = 0;
  const readLater = (ms: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void read(), ms);
  };
  const read = async (): Promise<void> => {
    reads += 1;
    const mine = reads;
    const isWanted = () => mine === reads && !isStopped;
    clearTimeout(timer);
    try {
      const table = await readTable();
      if (!isWanted()) return;
      onTable(table);
      readLater(untilNext(table, now()));
    } catch (error) {
      if (!isWanted()) return;
      if (onError(error)) readLater(RETRY_MS);
      else stop();
    }
  };
  const look = (): void => {
    if (!isStopped) void read();
  };
  // Timers are throttled in hidden pages, so the state may be outdated.
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') look();
  };
  const stop = (): void => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };
  document.addEventListener('visibilitychange', onVisibility);
  look();
  return { look, stop };
}

function untilNext({ times }: TableState, now: number): number {
  const turns = [times.dealsAt, times.decidedAt, times.resultAt, times.endsAt];
  const next = turns.find((turn) => turn > now) ?? times.endsAt;
  const wait = Math.max(next - now + AFTER_TURN_MS, 200);
  const phase = phaseAt(times, now);
  return phase === 'betting' || phase === 'deciding' ? Math.min(wait, POLL_MS) : wait;
}
