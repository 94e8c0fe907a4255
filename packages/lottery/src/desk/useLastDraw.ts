import { getBalance, listTickets, type Draw } from '@perya/api-client';
import { refreshCalls, useApi } from '@perya/api-client/react';
import type { Lottery } from '@perya/rules/lottery';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { nextDrawing, overdueDraw } from '../results/draws/live';
import { useDraws } from '../results/draws/useDraws';
import { useAt } from '../clock/useAt';

export interface LastDraw {
  /** The last draw that is open or called off; null while the platform knows none. */
  readonly draw: Draw | null;
  /** Number of the draw that is due and has not come out yet. */
  readonly awaited: string | null;
  /** It came out while one was looking. */
  readonly isFresh: boolean;
}

/** The last result, live; when a new one comes out, tickets and balance are read again. */
export function useLastDraw(lottery: Lottery): LastDraw {
  const { schedule } = lottery;
  const client = useApi();
  const queries = useQueryClient();
  const [now, setNow] = useState(() => client.serverNow());
  const next = useMemo(() => nextDrawing(schedule, now), [schedule, now]);
  useAt(next?.drawAt, () => setNow(client.serverNow()));
  const { data, refetch } = useDraws(lottery, { count: 1 });
  const draw = data?.[0] ?? null;
  const number = draw?.number;
  const awaited = data === undefined ? undefined : overdueDraw(schedule, now, number);

  // The first answer is old news; what comes after it has just been drawn.
  const [first, setFirst] = useState<string>();
  if (first === undefined && number !== undefined) setFirst(number);
  const isFresh = number !== undefined && first !== undefined && number !== first;

  const due = awaited?.number;
  const becameDue = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (due !== undefined) becameDue();
  }, [due]);
  const cameOut = useEffectEvent(() => void refreshCalls(queries, [getBalance, listTickets]));
  const fresh = isFresh ? number : undefined;
  useEffect(() => {
    if (fresh !== undefined) cameOut();
  }, [fresh]);

  return { draw, awaited: due ?? null, isFresh };
}
