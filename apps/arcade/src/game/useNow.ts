import { useEffect, useState } from 'react';
import { useOpenedGame } from './GameContext';

const TICK_MS = 200;

/** The platform's time at the last tick. */
export function useNow(): number {
  const { now } = useOpenedGame();
  const [at, setAt] = useState(now);
  useEffect(() => {
    const ticker = setInterval(() => setAt(now()), TICK_MS);
    return () => clearInterval(ticker);
  }, [now]);
  return at;
}
