import { isRejectedError } from '@perya/api-client';
import type { LiveTable, WireHand } from '@perya/game-engines/live-table';
import { useRef, useState } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { createOnceSender } from '../game/sendOnce';
import { useGameT } from '../game/texts';
import type { LiveTableState } from './useLiveTable';

/** The player's decisions on the own hand. */
export interface Decisions {
  isSending: boolean;
  /** Whether the outcome of the last decision is unknown: `decide` then only repeats that one. */
  isUnknown: boolean;
  /** Sends a decision, by its letter. */
  decide(decision: string): Promise<void>;
}

interface DecisionParts {
  table: Pick<LiveTable, 'calls'>;
  live: Pick<LiveTableState, 'table' | 'status' | 'onDecided'>;
  /** Announces what a decision has led to. */
  decidedText(hand: WireHand): string;
}

/** Sends the player's decisions, each exactly once. */
export function useDecisions({ table: { calls }, live, decidedText }: DecisionParts): Decisions {
  const { client } = useOpenedGame();
  const common = useGameT();
  const { status, table: view } = live;
  const { mine, times } = view.table ?? {};
  const [isSending, setIsSending] = useState(false);
  const [unknownRound, setUnknownRound] = useState<number>();
  const createSender = () =>
    createOnceSender(client, calls.decide, () => status.say(common('checking')));
  const current = useRef<{ round: number; sender: ReturnType<typeof createSender> }>(null);

  async function send(round: number, after: string, decision: string): Promise<void> {
    // An unknown decision can't be repeated in a later round.
    if (current.current?.round !== round) current.current = { round, sender: createSender() };
    const { sender } = current.current;
    try {
      const reply = await sender.send({ round, after, decision });
      live.onDecided(reply);
      if (reply.mine.hand !== null) status.say(decidedText(reply.mine.hand));
    } catch (error) {
      status.sayError(error);
      // The table is not as this page shows it.
      if (isRejectedError(error)) view.look();
    }
    setUnknownRound(sender.isUnknown() ? round : undefined);
  }

  return {
    isSending,
    isUnknown: unknownRound !== undefined && unknownRound === times?.round,
    decide: async (decision) => {
      if (isSending || times === undefined || !mine?.hand) return;
      setIsSending(true);
      await send(times.round, mine.hand.decisions, decision);
      setIsSending(false);
    },
  };
}
