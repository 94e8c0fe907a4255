import type { Calls } from '../kit/calls';
import type { TableState } from '@perya/game-engines/baccarat';

/** Others' chips come at this pace while stakes are taken. */
const LOOK_MS = 2_500;
/** A moment after a turn of the round, so that the platform has made it. */
const AFTER_MS = 60;
const RETRY_MS = 2_000;

/**
 * Looks at the table at every turn of its round, and now and then between. Answers with what stops it.
 *
 * @param now the platform's time.
 */
export function watchTable(
  calls: Calls,
  now: () => number,
  on: { state: (state: TableState) => void; fault: (error: unknown) => boolean },
): { look(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  // An answer that was overtaken by a newer look is not shown.
  let looks = 0;
  const later = (ms: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void look(), ms);
  };
  const look = async (): Promise<void> => {
    looks += 1;
    const mine = looks;
    clearTimeout(timer);
    try {
      const state = await calls.get<TableState>('baccarat/table');
      if (mine !== looks) return;
      on.state(state);
      later(untilNext(state, now()));
    } catch (error) {
      if (mine !== looks) return;
      if (on.fault(error)) later(RETRY_MS);
      else isStopped = true;
    }
  };
  document.addEventListener('visibilitychange', () => {
    // A page in the background was slowed down: what it shows may be long over.
    if (document.visibilityState === 'visible' && !isStopped) void look();
  });
  void look();
  return {
    look: () => void look(),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function untilNext({ times }: TableState, now: number): number {
  const turns = [times.dealsAt, times.resultAt, times.endsAt];
  const next = turns.find((turn) => turn > now) ?? times.endsAt;
  const wait = Math.max(next - now + AFTER_MS, 200);
  return now < times.closesAt ? Math.min(wait, LOOK_MS) : wait;
}
