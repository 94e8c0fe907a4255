import type { Calls } from '../kit/calls';
import { createSender } from '../kit/sendOnce';
import type { Shell } from '../kit/shell';
import type { Words } from '../kit/texts';
import type { BetReply, WireStakes } from '@perya/game-engines/baccarat';
import { sumOf } from './seatRow';
import { createSlip, type Slip } from './slip';
import type { TextKey } from './texts';

/** The player's chips, from the tap to the platform's answer. */
export interface Betting {
  slip: Slip;
  isSending(): boolean;
  /** Whether it is still unknown what became of the last bet: then it is sent again, and nothing else. */
  isUnknown(): boolean;
  /** Sends the pending chips, once however often it is asked. */
  place(round: number): Promise<void>;
  /** The time is up: chips that were not sent are the player's again. True where there were some. */
  close(): boolean;
}

export function createBetting({
  calls,
  words,
  shell,
  onChange,
  onPlaced,
}: {
  calls: Calls;
  words: Words<TextKey>;
  shell: Shell;
  onChange: () => void;
  /** @param isAgain it may have been for an earlier round. */
  onPlaced: (reply: BetReply, isAgain: boolean) => void;
}): Betting {
  const slip = createSlip(onChange);
  const sender = createSender<{ round: number; stakes: WireStakes }, BetReply>(
    calls,
    'baccarat/bet',
    () => shell.say(words('checking')),
  );
  let isSending = false;

  const send = async (round: number): Promise<void> => {
    const isAgain = sender.isUnknown();
    const reply = await sender.send({ round, stakes: slip.pending() });
    slip.remember(reply.mine.stakes);
    slip.clear();
    onPlaced(reply, isAgain);
    shell.say(words('placed', { amount: shell.money(sumOf(reply.mine.stakes)) }));
  };

  return {
    slip,
    isSending: () => isSending,
    isUnknown: sender.isUnknown,
    place: async (round) => {
      if (isSending) return;
      isSending = true;
      onChange();
      try {
        await send(round);
      } catch (error) {
        // What the platform refused was not taken; the chips are the player's again.
        if (!sender.isUnknown()) slip.clear();
        shell.fault(error);
      } finally {
        isSending = false;
        onChange();
      }
    },
    close: () => {
      if (isSending || sender.isUnknown() || slip.sum() === 0) return false;
      slip.clear();
      return true;
    },
  };
}
