const RETRY_MS = 2_000;

/** Reads a state again and again. */
export interface Poller<State> {
  /** Reads immediately. */
  look(): void;
  /** Takes a state that another call has returned: reads under way are ignored. */
  take(state: State): void;
  stop(): void;
}

interface PollOptions<State> {
  read(): Promise<State>;
  onState(state: State): void;
  /** Milliseconds until the next read after a state. */
  untilNext(state: State): number;
  /** Return false to stop reading. */
  onError(error: unknown): boolean;
}

/** Reads a state at once, when `untilNext` says, and when the page becomes visible again. */
export function poll<State>({
  read: readState,
  onState,
  untilNext,
  onError,
}: PollOptions<State>): Poller<State> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  // Responses overtaken by a newer read are ignored.
  let reads = 0;
  const readLater = (ms: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void read(), ms);
  };
  const show = (state: State): void => {
    onState(state);
    readLater(untilNext(state));
  };
  const read = async (): Promise<void> => {
    reads += 1;
    const mine = reads;
    const isWanted = () => mine === reads && !isStopped;
    clearTimeout(timer);
    try {
      const state = await readState();
      if (isWanted()) show(state);
    } catch (error) {
      if (!isWanted()) return;
      if (onError(error)) readLater(RETRY_MS);
      else stop();
    }
  };
  const look = (): void => {
    if (!isStopped) void read();
  };
  const take = (state: State): void => {
    if (isStopped) return;
    reads += 1;
    show(state);
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
  return { look, take, stop };
}
