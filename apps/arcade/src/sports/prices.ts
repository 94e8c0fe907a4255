import { readPrice } from '@perya/game-engines/sports';
import { useEffect, useState } from 'react';

/** How long a changed price is highlighted. */
const MARKED_MS = 4_000;

/** A price in the usual notation: 1.90, 1.857. */
export const formatPrice = (price: string): string => price.replace(/0$/, '');

/** The direction of a price change. */
export const directionOf = (before: string, now: string): 'up' | 'down' =>
  (readPrice(now) ?? 0) > (readPrice(before) ?? 0) ? 'up' : 'down';

/**
 * The direction of a recent price change; undefined if there is none. A closed price (null) keeps the last
 * one.
 */
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
