import type { Draw } from '@perya/api-client';
import type { Lottery } from '@perya/rules/lottery';
import { lazy, Suspense, useState } from 'react';

import { useDrawnTickets } from './useDrawnTickets';

/** Fetched when a draw has come out that one has tickets on. */
const DrawnTickets = lazy(async () => ({ default: (await import('./DrawnTickets')).DrawnTickets }));

export interface JustDrawnProps {
  lottery: Lottery;
  /** The draw that came out while one was looking; null where none did. */
  draw: Draw | null;
}

/** The member's tickets on the draw that has just come out, until it is put away. */
export function JustDrawn({ lottery, draw }: JustDrawnProps) {
  const tickets = useDrawnTickets(draw);
  const [closed, setClosed] = useState<string | null>(null);
  if (draw === null || tickets.length === 0 || closed === draw.number) return null;
  return (
    <Suspense>
      <DrawnTickets
        lottery={lottery}
        draw={draw}
        tickets={tickets}
        onClose={() => setClosed(draw.number)}
      />
    </Suspense>
  );
}
