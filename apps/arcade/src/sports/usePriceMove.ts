import { useEffect, useState } from 'react';
import { directionOf } from './prices';

/** How long a moved price is marked. */
const MARKED_MS = 4_000;

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
