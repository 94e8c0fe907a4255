import { isRejectedError } from '@perya/api-client';
import {
  type BetReply,
  type LiveTable,
  type RoundTimes,
  type WireSeat,
  type WireStakes,
} from '@perya/game-engines/live-table';
import { useFormat } from '@perya/i18n';
import { minorUnits, parseMinorUnits, type MinorUnits } from '@perya/rules/money';
import { useState } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { createOnceSender } from '../game/sendOnce';
import { useGameT } from '../game/texts';
import type { GameStatus } from '../game/useGameStatus';
import { useLiveTableT } from './texts';
import { useSlip, type Slip } from './useSlip';

export interface Betting {
  slip: Slip;
  isSending: boolean;
  /** Whether the outcome of the last bet is unknown: `place` then only repeats that bet. */
  isUnknown: boolean;
  /** Sends the pending chips. */
  place(times: RoundTimes): Promise<void>;
  /** Removes chips that weren't sent in time. Returns whether there were any. */
  close(): boolean;
}

interface BettingParts {
  table: LiveTable;
  status: GameStatus;
  /** `isAgain`: a repeated bet, which may be for an earlier round. */
  onPlaced(reply: BetReply, isAgain: boolean): void;
}

/** The player's chips, from pending to confirmed. */
export function useBetting({ table: { calls }, status, onPlaced }: BettingParts): Betting {
  const { client, now } = useOpenedGame();
  const common = useGameT();
  const t = useLiveTableT();
  const { money } = useFormat();
  const slip = useSlip();
  const [isSending, setIsSending] = useState(false);
  const [isUnknown, setIsUnknown] = useState(false);
  const [sender] = useState(() =>
    createOnceSender(client, calls.bet, () => status.say(common('checking'))),
  );

  async function send(round: number): Promise<void> {
    const isAgain = sender.isUnknown();
    const reply = await sender.send({ round, stakes: slip.pending });
    slip.remember(reply.mine.stakes);
    slip.clear();
    onPlaced(reply, isAgain);
    status.say(t('placed', { amount: money(sumOf(reply.mine.stakes)) }));
  }

  async function place({ round, closesAt }: RoundTimes): Promise<void> {
    if (isSending) return;
    setIsSending(true);
    try {
      await send(round);
    } catch (error) {
      // The chips of a rejected bet stay if they can still be placed.
      const isLate = isClosed(error) || now() >= closesAt;
      if (isLate && !sender.isUnknown()) slip.clear();
      status.sayError(error);
    }
    setIsSending(false);
    setIsUnknown(sender.isUnknown());
  }

  return {
    slip,
    isSending,
    isUnknown,
    place,
    close: () => {
      if (isSending || isUnknown || slip.total === 0) return false;
      slip.clear();
      return true;
    },
  };
}

const isClosed = (error: unknown): boolean =>
  isRejectedError(error) && error.code === 'BETS_CLOSED';

/** The stake of a player in a round, with what decisions added. */
export const stakeOf = ({ stakes, hand }: Pick<WireSeat, 'stakes' | 'hand'>): MinorUnits =>
  minorUnits(sumOf(stakes ?? {}) + parseMinorUnits(hand?.added ?? '0'));

/** Sum of the stakes on all spots. */
const sumOf = (stakes: WireStakes): MinorUnits =>
  minorUnits(Object.values(stakes).reduce((sum, stake) => sum + parseMinorUnits(stake), 0));
