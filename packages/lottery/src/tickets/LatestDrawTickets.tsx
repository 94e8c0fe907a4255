import type { Draw } from '@perya/api-client';
import type { Lottery } from '@perya/rules/lottery';
import { lazy, Suspense, useState } from 'react';

import { useDrawnTickets } from './useDrawnTickets';

/** Loaded when a draw on which the member has tickets is drawn. */
const DrawnTickets = lazy(async () => ({ default: (await import('./DrawnTickets')).DrawnTickets }));

export interface LatestDrawTicketsProps {
  lottery: Lottery;
  /** The draw that was drawn while the page was open; null if there is none. */
  draw: Draw | null;
}

/** The member's tickets on the latest draw, until dismissed. */
export function LatestDrawTickets({ lottery, draw }: LatestDrawTicketsProps) {
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
