import { getBalance, listTickets, type Draw } from '@perya/api-client';
import { refreshCalls, useApi } from '@perya/api-client/react';
import type { Lottery } from '@perya/rules/lottery';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { nextDrawing, overdueDraw } from '../results/draws/live';
import { useDraws } from '../results/draws/useDraws';
import { useCallAt } from '../clock/useCallAt';

export interface LastDraw {
  /** The last draw that was drawn or canceled; null if the platform has none. */
  readonly draw: Draw | null;
  /** Number of the draw that is due but has no result yet. */
  readonly awaited: string | null;
  /** The result arrived while the page was open. */
  readonly isFresh: boolean;
}

/** The last result, live. When a new one arrives, tickets and balance are refetched. */
export function useLastDraw(lottery: Lottery): LastDraw {
  const { schedule } = lottery;
  const client = useApi();
  const queries = useQueryClient();
  const [now, setNow] = useState(() => client.serverNow());
  const next = useMemo(() => nextDrawing(schedule, now), [schedule, now]);
  useCallAt(next?.drawAt, () => setNow(client.serverNow()));
  const { data, refetch } = useDraws(lottery, { count: 1 });
  const draw = data?.[0] ?? null;
  const number = draw?.number;
  const awaited = data === undefined ? undefined : overdueDraw(schedule, now, number);

  // The result of the first response isn't new; later ones are.
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
