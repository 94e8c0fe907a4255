import {
  spinCall,
  readReels,
  type SlotFacts,
  type SpinReply,
  type SpinResult,
} from '@perya/game-engines/slot';
import { minorUnits, parseMinorUnits, type MinorUnits } from '@perya/rules/money';
import { useState, type RefObject } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { createOnceSender } from '../game/sendOnce';
import { useGameT } from '../game/texts';
import type { GameStatus } from '../game/useGameStatus';
import type { Sound } from '../game/sound';
import type { ReelsHandle } from './Reels';
import { useSlotText } from './useSlotText';

/** Min multiple of the stake for a celebration. */
const LARGE_WIN = 10;
const PAUSE_BETWEEN_FREE_SPINS_MS = 1100;

interface SlotParts {
  status: GameStatus;
  sound: Sound;
  reels: RefObject<ReelsHandle | null>;
}

export type SlotState = ReturnType<typeof useSlot>;

/** State of a machine: spins, automatic free spins, and their results. */
export function useSlot({ status, sound, reels }: SlotParts) {
  const { game, client } = useOpenedGame<SlotFacts>();
  const t = useGameT();
  const text = useSlotText();
  const [seeds, setSeeds] = useState(game.seeds);
  const [feature, setFeature] = useState(game.feature);
  const [grant, setGrant] = useState(game.grant);
  const [won, setWon] = useState<MinorUnits>(minorUnits(0));
  const [isBusy, setIsBusy] = useState(false);
  const [isUnknown, setIsUnknown] = useState(false);
  const [celebrated, setCelebrated] = useState(0);
  const [sender] = useState(() =>
    createOnceSender(client, spinCall, () => status.say(t('checking'))),
  );

  /** Plays one round, and the free spins that follow automatically. */
  async function play(stake: string): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    for (let before = feature; ;) {
      const reply = await spin(stake, before);
      // The first free spin must be started by the player.
      if (reply === undefined || reply.feature === null || before === null) break;
      before = reply.feature;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_BETWEEN_FREE_SPINS_MS));
    }
    setIsBusy(false);
    setIsUnknown(sender.isUnknown());
  }

  /** One spin; undefined if it failed, which has been announced. */
  async function spin(stake: string, before: SlotFacts['feature']): Promise<SpinReply | undefined> {
    status.say('');
    reels.current?.start();
    let reply: SpinReply;
    try {
      reply = await sender.send({ stake });
    } catch (error) {
      reels.current?.rest();
      status.sayError(error);
      return undefined;
    }
    const times = reply.isFree ? game.rules.freeMultiplier : 1;
    const result = readReels(game.rules, reply.stops, times);
    await reels.current?.stop(result.grid, (reel) => sound.note(180 + reel * 20, 0.09));
    show(reply, result, before);
    return reply;
  }

  function show(reply: SpinReply, result: SpinResult, before: SlotFacts['feature']): void {
    const payout = parseMinorUnits(reply.payout);
    const stake = parseMinorUnits(reply.paysBy);
    setSeeds(reply.seeds);
    setFeature(reply.feature);
    setGrant(reply.grant);
    setWon(payout);
    status.setBalance(reply.balance);
    reels.current?.mark(result, text.reels(result, stake));
    const outcome = text.outcome(reply, result, before);
    status.say(outcome.text, outcome.kind);
    if (payout > stake || result.freeSpinsWon > 0) sound.win();
    if (payout >= stake * LARGE_WIN) setCelebrated((count) => count + 1);
  }

  return { seeds, setSeeds, feature, grant, won, isBusy, isUnknown, celebrated, play };
}
