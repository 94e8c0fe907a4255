import { ROUTER_PROBE_PATH } from '@perya/api-client';

/** Longer than any host that one would want to play at. */
const TIMEOUT_MS = 5000;
/** Timed after the first, which also opens the line. Odd, so that there is one in the middle. */
const ROUNDS = 3;

export interface Probe {
  fetch: typeof globalThis.fetch;
  /** Milliseconds on a clock that only goes forward. */
  now(): number;
}

const browser: Probe = {
  fetch: (...args) => fetch(...args),
  now: () => performance.now(),
};

/**
 * How long a host takes to answer, in milliseconds: the middle one of three, over a line that is open
 * already, because that is what a player waits for at every press. Null where it does not answer.
 */
export async function measureHost(
  origin: string,
  signal: AbortSignal,
  probe: Probe = browser,
): Promise<number | null> {
  try {
    await timeOnce(origin, signal, probe);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      times.push(await timeOnce(origin, signal, probe));
    }
    times.sort((one, other) => one - other);
    return Math.max(1, Math.round(times[Math.floor(ROUNDS / 2)] ?? 0));
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

async function timeOnce(origin: string, signal: AbortSignal, { fetch, now }: Probe) {
  const began = now();
  const answer = await fetch(origin + ROUTER_PROBE_PATH, {
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  // A page of somebody else's at that name answers too, but not like this.
  if (answer.status !== 204) throw new Error(`${origin} answered ${answer.status}.`);
  return now() - began;
}
