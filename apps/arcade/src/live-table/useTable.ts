import { isRejectedError } from '@perya/api-client';
import {
  phaseAt,
  type BetReply,
  type LiveTable,
  type Phase,
  type TableState,
} from '@perya/game-engines/live-table';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { watchTable, type TablePoller } from './watchTable';

const TICK_MS = 200;
/** Statuses after which the table can't be read again. */
const ENDINGS = new Set([401, 404, 410]);

export interface TableView {
  /** The last state read; undefined before the first. */
  table: TableState | undefined;
  phase: Phase | undefined;
  /** How many numbers of the outcome are visible, such as the cards already on the felt. */
  shownCount: number;
  /** The outcome, once all of it is visible and the payout is known. */
  result: readonly number[] | undefined;
  /** False once the table can't be read anymore. */
  isLive: boolean;
  /** Reads the table immediately. */
  look(): void;
  /** Updates the player's own stakes before the next read. */
  setMine(mine: TableState['mine']): void;
  /** Updates the player's own hand before the next read, unless its round is over. */
  setHand(mine: BetReply['mine']): void;
}

/** How many numbers of the outcome are visible at a moment of the platform's clock. */
export type ShownCount = (
  outcome: readonly number[],
  times: TableState['times'],
  at: number,
) => number;

interface TableParts {
  table: LiveTable;
  shownCount: ShownCount;
  onTable(table: TableState): void;
  /** `isOver`: the table won't be read again. */
  onLost(error: unknown, isOver: boolean): void;
}

/** State of the table: server data, advanced by the platform's clock between reads. */
export function useTable({
  table: { calls },
  shownCount: countShown,
  onTable,
  onLost,
}: TableParts): TableView {
  const { client, now } = useOpenedGame();
  const [table, setTable] = useState<TableState>();
  const [phase, setPhase] = useState<Phase>();
  const [shownCount, setShownCount] = useState(0);
  const [isLive, setIsLive] = useState(true);
  const watch = useRef<TablePoller>(null);

  const showMoment = ({ times, outcome }: TableState) => {
    const at = now();
    setPhase(phaseAt(times, at));
    setShownCount(outcome === null || at < times.dealsAt ? 0 : countShown(outcome, times, at));
  };
  const onRead = useEffectEvent((next: TableState) => {
    setTable(next);
    showMoment(next);
    onTable(next);
  });
  const onError = useEffectEvent((error: unknown): boolean => {
    const isOver = isRejectedError(error) && ENDINGS.has(error.status);
    if (isOver) setIsLive(false);
    onLost(error, isOver);
    return !isOver;
  });
  const onTick = useEffectEvent(() => {
    if (table !== undefined) showMoment(table);
  });

  useEffect(() => {
    const started = watchTable({
      read: () => client.call(calls.table, {}),
      now,
      onTable: (next) => onRead(next),
      onError: (error) => onError(error),
    });
    watch.current = started;
    return () => started.stop();
  }, [client, calls, now]);

  useEffect(() => {
    if (!isLive) return;
    const ticker = setInterval(() => onTick(), TICK_MS);
    return () => clearInterval(ticker);
  }, [isLive]);

  return {
    table,
    phase,
    shownCount,
    result: resultOf(table, phase, shownCount),
    isLive,
    look: () => watch.current?.look(),
    setMine: (mine) => setTable((shown) => shown && { ...shown, mine }),
    setHand: (mine) => setTable((shown) => withHand(shown, mine)),
  };
}

function withHand(shown: TableState | undefined, mine: BetReply['mine']): TableState | undefined {
  const isOpen = shown?.mine?.roundId === mine.roundId && shown.mine.payout === null;
  return isOpen ? { ...shown, mine } : shown;
}

function resultOf(
  table: TableState | undefined,
  phase: Phase | undefined,
  shownCount: number,
): readonly number[] | undefined {
  if (table === undefined || phase !== 'result') return undefined;
  const { outcome, mine, now, times } = table;
  // Before the last decision, the outcome isn't complete.
  if (outcome === null || now < times.decidedAt || shownCount < outcome.length) return undefined;
  return mine?.payout === null ? undefined : outcome;
}
