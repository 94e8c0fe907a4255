import { ROUTER_PROBE_PATH } from '@perya/api-client';

/** Longer than the latency of any usable host. */
const TIMEOUT_MS = 5000;
/** Timed after a first request, which also opens the connection. Odd, so that there is a median. */
const ROUNDS = 3;

export interface Probe {
  fetch: typeof globalThis.fetch;
  /** Monotonic milliseconds. */
  now(): number;
}

const browser: Probe = {
  fetch: (...args) => fetch(...args),
  now: () => performance.now(),
};

/**
 * Latency of a host in milliseconds: the median of three requests over an open connection, which matches what
 * a player experiences on every press. Null if it doesn't respond.
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
  // A foreign server at that name responds too, but with another status.
  if (answer.status !== 204) throw new Error(`${origin} answered ${answer.status}.`);
  return now() - began;
}
