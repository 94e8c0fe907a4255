import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** The start of the current minute, in epoch milliseconds. */
export const useNow = (): number => useSyncExternalStore(everyMinute, thisMinute);

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}
