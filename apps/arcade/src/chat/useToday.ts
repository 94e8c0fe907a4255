import { useFormat } from '@perya/i18n';
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** `2026-11-21`: the day in the time zone of the room; another one after midnight. */
export function useToday(): string {
  const { day } = useFormat();
  return useSyncExternalStore(everyMinute, () => day(Date.now()));
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}
