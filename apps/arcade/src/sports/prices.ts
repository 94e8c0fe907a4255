import { readPrice } from '@perya/game-engines/sports';
import { useEffect, useState } from 'react';

/** How long a moved price is marked. */
const MARKED_MS = 4_000;

/** A price as players read it: 1.90, 1.857. */
export const shownPrice = (price: string): string => price.replace(/0$/, '');

/** Which way a price moved. */
export const directionOf = (before: string, now: string): 'up' | 'down' =>
  (readPrice(now) ?? 0) > (readPrice(before) ?? 0) ? 'up' : 'down';

/** Which way a price moved just now; undefined where it did not. A closed price (null) keeps the last one. */
export function usePriceMove(price: string | null): 'up' | 'down' | undefined {
  const [last, setLast] = useState(price);
  const [move, setMove] = useState<{ direction: 'up' | 'down' }>();
  if (price !== null && price !== last) {
    setLast(price);
    if (last !== null) setMove({ direction: directionOf(last, price) });
  }
  useEffect(() => {
    if (move === undefined) return undefined;
    const timer = setTimeout(() => setMove(undefined), MARKED_MS);
    return () => clearTimeout(timer);
  }, [move]);
  return move?.direction;
}
