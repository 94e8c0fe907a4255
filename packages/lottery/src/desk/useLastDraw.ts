import { getBalance, listTickets, type Draw } from '@perya/api-client';
import { refreshCalls } from '@perya/api-client/react';
import type { Lottery } from '@perya/rules/lottery';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { nextDrawing, overdueDraw } from '../results/draws/live';
import { LAST_DRAW } from '../queries/lotteryQueries';
import { useDraws } from '../results/draws/useDraws';
import { useCallAt } from '../clock/useCallAt';
import { useRespondedTime } from '../clock/useRespondedTime';

export interface LastDraw {
  /** The last draw that was drawn or canceled; null if the platform has none. */
  readonly draw: Draw | null;
  /** The results haven't been requested yet, or are loading. */
  readonly isPending: boolean;
  /** Number of the draw that is due but has no result yet. */
  readonly awaited: string | null;
  /** The result arrived while the page was open. */
  readonly isFresh: boolean;
}

/** The last result, live. When a new one arrives, tickets and balance are refetched. */
export function useLastDraw(lottery: Lottery): LastDraw {
  const { schedule } = lottery;
  const queries = useQueryClient();
  const { data, dataUpdatedAt, isPending, refetch } = useDraws(lottery, LAST_DRAW);
  const [now, updateNow] = useRespondedTime(dataUpdatedAt);
  const next = useMemo(() => nextDrawing(schedule, now), [schedule, now]);
  useCallAt(next?.drawAt, updateNow);
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

  return { draw, isPending, awaited: due ?? null, isFresh };
}
