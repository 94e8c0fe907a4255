import { phaseAt, type TableState } from '@perya/game-engines/live-table';
import { poll, type Poller } from '../game/poll';

/** Polling interval while others can bet or decide. */
const POLL_MS = 2_500;
/** Delay after a phase change, so that the platform has applied it. */
const AFTER_TURN_MS = 60;

export type TablePoller = Pick<Poller<TableState>, 'look' | 'stop'>;

interface WatchOptions {
  read(): Promise<TableState>;
  /** The platform's time. */
  now(): number;
  onTable(table: TableState): void;
  /** Return false to stop watching. */
  onError(error: unknown): boolean;
}

/** Reads the table at every phase change, and every few seconds while others can bet or decide. */
export const watchTable = ({ read, now, onTable, onError }: WatchOptions): TablePoller =>
  poll({ read, onState: onTable, untilNext: (table) => untilNext(table, now()), onError });

function untilNext({ times }: TableState, now: number): number {
  const turns = [times.dealsAt, times.decidedAt, times.resultAt, times.endsAt];
  const next = turns.find((turn) => turn > now) ?? times.endsAt;
  const wait = Math.max(next - now + AFTER_TURN_MS, 200);
  const phase = phaseAt(times, now);
  return phase === 'betting' || phase === 'deciding' ? Math.min(wait, POLL_MS) : wait;
}
