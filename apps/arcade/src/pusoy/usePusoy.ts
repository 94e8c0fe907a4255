import {
  currentRoundCall,
  dealCall,
  showCall,
  PLAYER,
  SHARES_PER_PRIZE,
  type RoundReply,
  type TableFacts,
  type WireRound,
} from '@perya/game-engines/pusoy';
import { parseMinorUnits } from '@perya/rules/money';
import { useState } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { createOnceSender } from '../game/sendOnce';
import type { Sound } from '../game/sound';
import { useGameT } from '../game/texts';
import type { GameStatus } from '../game/useGameStatus';
import { usePusoyT } from './texts';
import { useBoard } from './useBoard';
import { useOutcomeText } from './useOutcomeText';
import { useTableReveal } from './useTableReveal';

interface PusoyParts {
  status: GameStatus;
  sound: Sound;
}

export type PusoyState = ReturnType<typeof usePusoy>;

/** State of a table: the deal, arranging the cards, and the showdown. */
export function usePusoy({ status, sound }: PusoyParts) {
  const { game, client } = useOpenedGame<TableFacts>();
  const common = useGameT();
  const t = usePusoyT();
  const outcomeOf = useOutcomeText();
  const onRetry = () => status.say(common('checking'));
  const createShowSender = () => createOnceSender(client, showCall, onRetry);

  const [seeds, setSeeds] = useState(game.seeds);
  /** The round being arranged; null between rounds. */
  const [round, setRound] = useState(game.round?.end === null ? game.round : null);
  const [isBusy, setIsBusy] = useState(false);
  const [isUnknown, setIsUnknown] = useState(false);
  const [celebrated, setCelebrated] = useState(0);
  const [dealSender] = useState(() => createOnceSender(client, dealCall, onRetry));
  const [showSender, setShowSender] = useState(createShowSender);
  const board = useBoard(round === null ? null : round.cards, status);
  const shown = useTableReveal(sound);

  /** The main action: deals, or shows the cards. */
  function press(stake: string): void {
    if (isBusy) return;
    if (round === null) void deal(stake);
    else if (board.isInOrder) void show(round);
    else board.advise();
  }

  async function deal(stake: string): Promise<void> {
    await whileBusy(async () => {
      shown.clear();
      board.lay([]);
      status.say(t('dealing'));
      const reply = await dealSender.send({ stake });
      setSeeds((now) => ({ ...now, nextNonce: now.nextNonce + 1 }));
      status.setBalance(reply.balance);
      begin(reply.round);
    });
    setIsUnknown(dealSender.isUnknown());
  }

  function begin(next: WireRound): void {
    setRound(next);
    // Any unknown outcome of the previous round is known by now.
    setShowSender(createShowSender());
    board.open(next.cards);
    for (let card = 0; card < 3; card += 1) sound.note(320 + card * 40, 0.06, card * 0.08);
    status.say(t('lay'));
  }

  async function show({ roundId }: WireRound): Promise<void> {
    await whileBusy(async () => {
      await finish(await showSender.send({ roundId, laid: board.laid }));
    });
    setIsUnknown(showSender.isUnknown());
  }

  /** Fetches the outcome after the platform has arranged the cards. */
  async function askAfterDue(): Promise<void> {
    if (isBusy) return;
    await whileBusy(async () => {
      const current = await client.call(currentRoundCall, {});
      if (current.round !== null) await finish(current);
      setIsUnknown(false);
    });
  }

  async function finish({ round: over, balance }: RoundReply): Promise<void> {
    const { end } = over;
    if (round?.roundId !== over.roundId || end === null) return;
    setRound(null);
    board.close();
    board.lay(end.seats[PLAYER] ?? []);
    await shown.turnOver(over, end);
    const { text, kind } = outcomeOf(over, end);
    status.say(text, kind);
    status.setBalance(balance);
    if (parseMinorUnits(end.payout) > parseMinorUnits(over.stake)) sound.win();
    const hasEveryPrize = end.shares.every((shares) => shares[PLAYER] === SHARES_PER_PRIZE);
    if (hasEveryPrize) setCelebrated((count) => count + 1);
  }

  /** Runs one action at a time and reports errors. */
  async function whileBusy(work: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      status.sayError(error);
    }
    setIsBusy(false);
  }

  return {
    seeds,
    setSeeds,
    round,
    board,
    table: shown.table,
    isBusy,
    isUnknown,
    celebrated,
    press,
    arrange: () => {
      if (round !== null && !isBusy) board.arrange(round.cards);
    },
    askAfterDue,
  };
}
