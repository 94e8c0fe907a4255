import type { BetReply, LiveTable, TableState } from '@perya/game-engines/live-table';
import { useRef, useState } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { createSound } from '../game/sound';
import { useGameStatus } from '../game/useGameStatus';
import { flyChip } from './flyChip';
import { useLiveTableT } from './texts';
import { useBetting } from './useBetting';
import { useChips } from './useChips';
import { useRoundAnnouncements } from './useRoundAnnouncements';
import { useTable, type ShownCount } from './useTable';

/** What a game adds to the state of its table. */
export interface TableGame {
  table: LiveTable;
  shownCount: ShownCount;
  /** A spot without which no other bet is accepted. */
  mainSpot?: string;
  /** Whether the player has a hand to decide on, in games with decisions. */
  canDecide?(table: TableState): boolean;
  /** Announces an outcome. */
  resultText(outcome: readonly number[]): string;
}

export type LiveTableState = ReturnType<typeof useLiveTable>;

/** State of one table: its rounds, the player's chips and bets, and the published seed hashes. */
export function useLiveTable({
  table: liveTable,
  shownCount,
  mainSpot,
  canDecide,
  resultText,
}: TableGame) {
  const { game } = useOpenedGame();
  const t = useLiveTableT();
  const [sound] = useState(createSound);
  const status = useGameStatus({
    BETS_CLOSED: t('betsClosed'),
    STAKE_TOO_HIGH: t('stakeLimit'),
    DECIDED_ALREADY: t('decidedAlready'),
    DECISIONS_CLOSED: t('decisionsClosed'),
    UNKNOWN_DECISION: t('unknownDecision'),
  });
  const chips = useChips();
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
  const onReply = ({ seeds: inUse, balance: left }: BetReply) => {
    setSeeds(inUse);
    showBalance(left);
    table.look();
  };
  const onPlaced = (reply: BetReply, isAgain: boolean) => {
    if (!isAgain) table.setMine(reply.mine);
    onReply(reply);
  };
  const onDecided = (reply: BetReply) => {
    table.setHand(reply.mine);
    onReply(reply);
  };

  const table = useTable({ table: liveTable, shownCount, onTable, onLost });
  const betting = useBetting({ table: liveTable, status, onPlaced });
  const celebrated = useRoundAnnouncements({
    table,
    betting,
    status,
    sound,
    canDecide: table.table !== undefined && canDecide?.(table.table) === true,
    resultText,
  });
  const hasChips = (spot: string) =>
    betting.slip.pending[spot] !== undefined || table.table?.mine?.stakes[spot] !== undefined;

  return {
    table,
    betting,
    chips,
    status,
    sound,
    celebrated,
    seeds,
    setSeeds,
    onDecided,
    /** Whether no bet is accepted without chips on the main spot, and there are none. */
    needsMain: mainSpot !== undefined && !hasChips(mainSpot),
    /** Puts the chosen chip on each of the spots. */
    putChips: (spots: readonly string[]) => {
      betting.slip.add(spots, chips.chosen);
      spots.forEach(flyChip);
      sound.note(520, 0.05);
    },
    /** The hash that this page received before a round; undefined if it wasn't open then. */
    promiseOf: (round: number) => promises.current.get(round),
  };
}
