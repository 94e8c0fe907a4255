import type { BaccaratFacts, BetReply, TableState } from '@perya/game-engines/baccarat';
import { useRef, useState } from 'react';
import { useOpenedGame } from '../game/GameContext';
import type { Sound } from '../game/sound';
import type { GameStatus } from '../game/useGameStatus';
import { useBaccaratT } from './texts';
import { useBetting } from './useBetting';
import { useRoundAnnouncements } from './useRoundAnnouncements';
import { useTable } from './useTable';

interface BaccaratParts {
  status: GameStatus;
  sound: Sound;
}

export type BaccaratState = ReturnType<typeof useBaccarat>;

/** State of one table: its rounds, the player's bets, and the published seed hashes. */
export function useBaccarat({ status, sound }: BaccaratParts) {
  const { game } = useOpenedGame<BaccaratFacts>();
  const t = useBaccaratT();
  const [seeds, setSeeds] = useState(game.seeds);
  const promises = useRef(new Map<number, string>());
  const balance = useRef(game.balance);

  const showBalance = (next: string) => {
    // Every read of the table includes the balance; only a changed one is reported to the site.
    if (next === balance.current) return;
    balance.current = next;
    status.setBalance(next);
  };
  const keepPromises = ({ times, commitment, nextCommitment }: TableState) => {
    const told = [
      [times.round, commitment],
      [times.round + 1, nextCommitment],
    ] as const;
    for (const [round, hash] of told) {
      // The first one counts: it was published before the bets.
      if (!promises.current.has(round)) promises.current.set(round, hash);
    }
  };
  const onTable = (next: TableState) => {
    keepPromises(next);
    showBalance(next.balance);
  };
  const onLost = (error: unknown, isOver: boolean) => {
    if (isOver) status.sayError(error);
    else status.say(t('lineDown'), 'error');
  };
  const onPlaced = (reply: BetReply, isAgain: boolean) => {
    setSeeds(reply.seeds);
    if (!isAgain) table.setMine(reply.mine);
    showBalance(reply.balance);
    table.look();
  };

  const table = useTable({ onTable, onLost });
  const betting = useBetting({ status, onPlaced });
  const celebrated = useRoundAnnouncements({ table, betting, status, sound });

  return {
    table,
    betting,
    celebrated,
    seeds,
    setSeeds,
    /** The hash that this page received before a round; undefined if it wasn't open then. */
    promiseOf: (round: number) => promises.current.get(round),
  };
}
