import { isRejectedError } from '@perya/api-client';
import type { WireTicket } from '@perya/game-engines/sports';
import { useFormat } from '@perya/i18n';
import { betOutcome, parseMinorUnits } from '@perya/rules/money';
import { useState } from 'react';
import type { Sound } from '../game/sound';
import type { GameStatus } from '../game/useGameStatus';
import { useBook } from './book';
import { useSportsT } from './texts';
import { usePolling } from './usePolling';

const BOARD_MS = 2_000;
const TICKETS_MS = 4_000;
/** Min multiple of the stake for a celebration. */
const LARGE_WIN = 5;

interface BookWatchParts {
  status: GameStatus;
  sound: Sound;
}

export interface BookWatch {
  /** Fetches the player's tickets immediately, and announces their winnings. */
  readTickets(): Promise<void>;
  /** Number of wins to celebrate. */
  celebrated: number;
}

/** Keeps the board, the slip's prices and the player's tickets up to date. */
export function useBookWatch({ status, sound }: BookWatchParts): BookWatch {
  const book = useBook();
  const t = useSportsT();
  const { money } = useFormat();
  const [celebrated, setCelebrated] = useState(0);

  const sayWin = (ticket: WireTicket) => {
    const payout = parseMinorUnits(ticket.payout ?? '0');
    const stake = parseMinorUnits(ticket.stake);
    // A payout up to the stake is shown in the list of tickets, without an announcement.
    if (betOutcome(stake, payout) !== 'won') return;
    status.say(t('bets.won', { amount: money(payout) }), 'win');
    sound.win();
    if (payout >= stake * LARGE_WIN) setCelebrated((count) => count + 1);
  };

  const readTickets = async () => {
    const settled = await book.readTickets();
    const { tickets } = book.store.getState();
    if (settled.length > 0 && tickets !== undefined) status.setBalance(tickets.balance);
    settled.forEach(sayWin);
  };

  const sayEnd = (error: unknown) => {
    if (isEnd(error)) status.sayError(error);
  };
  usePolling(
    async () => {
      await book.refresh();
      await book.refreshExpanded();
    },
    BOARD_MS,
    sayEnd,
  );
  usePolling(readTickets, TICKETS_MS, sayEnd);
  return { readTickets, celebrated };
}

/** Whether the game has ended. The board shows a lost connection. */
const isEnd = (error: unknown): boolean =>
  isRejectedError(error) && (error.status === 401 || error.status === 410);
