import { isRejectedError } from '@perya/api-client';
import {
  phaseAt,
  readRound,
  type BaccaratFacts,
  type Phase,
  type Round,
  type TableState,
} from '@perya/game-engines/baccarat';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { watchTable, type TablePoller } from './watchTable';

/** The first card is dealt immediately, the last one a second before the result. */
const CARD_MS = 1_050;
const TICK_MS = 200;
/** Statuses after which the table can't be read again. */
const ENDINGS = new Set([401, 404, 410]);

export interface TableView {
  /** The last state read; undefined before the first. */
  table: TableState | undefined;
  phase: Phase | undefined;
  /** Number of cards of the round already on the felt. */
  cardCount: number;
  /** The round, once all cards are dealt and the payout is known. */
  result: Round | undefined;
  /** False once the table can't be read anymore. */
  isLive: boolean;
  /** Reads the table immediately. */
  look(): void;
  /** Updates the player's own stakes before the next read. */
  setMine(mine: TableState['mine']): void;
}

interface TableEvents {
  onTable(table: TableState): void;
  /** `isOver`: the table won't be read again. */
  onLost(error: unknown, isOver: boolean): void;
}

/** State of the table: server data, advanced by the platform's clock between reads. */
export function useTable({ onTable, onLost }: TableEvents): TableView {
  const { client, now } = useOpenedGame<BaccaratFacts>();
  const [table, setTable] = useState<TableState>();
  const [phase, setPhase] = useState<Phase>();
  const [cardCount, setCardCount] = useState(0);
  const [isLive, setIsLive] = useState(true);
  const watch = useRef<TablePoller>(null);

  const showMoment = (shown: TableState) => {
    const at = now();
    setPhase(phaseAt(shown.times, at));
    setCardCount(cardsAt(shown, at));
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
      client,
      now,
      onTable: (next) => onRead(next),
      onError: (error) => onError(error),
    });
    watch.current = started;
    return () => started.stop();
  }, [client, now]);

  useEffect(() => {
    if (!isLive) return;
    const ticker = setInterval(() => onTick(), TICK_MS);
    return () => clearInterval(ticker);
  }, [isLive]);

  return {
    table,
    phase,
    cardCount,
    result: resultOf(table, phase, cardCount),
    isLive,
    look: () => watch.current?.look(),
    setMine: (mine) => setTable((shown) => shown && { ...shown, mine }),
  };
}

function cardsAt({ dealt, times }: TableState, at: number): number {
  if (dealt === null || at < times.dealsAt) return 0;
  if (at >= times.resultAt) return dealt.length;
  return Math.min(dealt.length, Math.floor((at - times.dealsAt) / CARD_MS) + 1);
}

function resultOf(
  table: TableState | undefined,
  phase: Phase | undefined,
  cardCount: number,
): Round | undefined {
  const { dealt, mine } = table ?? {};
  if (phase !== 'result' || !dealt || cardCount < dealt.length) return undefined;
  return mine?.payout === null ? undefined : readRound(dealt);
}
