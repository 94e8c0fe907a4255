import type { Shell } from '../kit/shell';
import type { Words } from '../kit/texts';
import {
  type Card,
  type Hand,
  type WireEnd,
  type WireRound,
  payoutOf,
  PLAYER,
  rowsOf,
  type Rows,
} from '@perya/game-engines/pusoy';
import type { Board } from './board';
import type { Seats } from './seats';
import type { TextKey } from './texts';

/** Between two rows. */
const PAUSE_MS = 750;

/** Turns the table over, row by row, and says what it came to. */
export interface Reveal {
  show(round: WireRound, end: WireEnd): Promise<void>;
  /** The table as it is before a deal. */
  clear(): void;
}

export function createReveal({
  board,
  seats,
  shell,
  words,
}: {
  board: Board;
  seats: Seats;
  shell: Shell;
  words: Words<TextKey>;
}): Reveal {
  const pause = (): Promise<void> =>
    new Promise((resolve) => setTimeout(resolve, shell.isCalm() ? 0 : PAUSE_MS));

  return {
    clear: () => {
      seats.cover(false);
      board.clear();
      for (const row of [0, 1, 2]) board.mark(row, undefined);
    },
    show: async (round, end) => {
      const [mine, ...others] = end.seats.map(laidOut);
      if (mine === undefined) return;
      board.lay(mine);
      const stake = BigInt(Math.round(Number(round.stake) * 100));
      const prize = (twelfths: number): string =>
        shell.money((Number(payoutOf(stake, twelfths)) / 100).toFixed(2));
      for (const row of [0, 1, 2]) {
        const shares = end.shares[row] ?? [];
        const won = shares[PLAYER] ?? 0;
        seats.turn(
          row,
          others.map((rows): Hand => rows[row] ?? rows[0]),
          shares.slice(1),
        );
        board.mark(row, won > 0 ? prize(won) : null);
        shell.sound.note(won > 0 ? 520 : 240, 0.1);
        // Row by row, as they are turned over at a table.
        // oxlint-disable-next-line no-await-in-loop
        await pause();
      }
      const banner = end.shares[3] ?? [];
      seats.crown(banner.slice(1));
      tell(round, end, banner[PLAYER] ?? 0);
    },
  };

  function tell(round: WireRound, end: WireEnd, banner: number): void {
    const { say, money } = shell;
    const payout = Number(end.payout);
    const amount = money(end.payout);
    const flag = banner > 0 ? `${words('banner')} · ` : '';
    const before = end.isAuto ? `${words('timeUp')} ` : '';
    if (payout === 0) say(before + words('nothing'));
    // Less came back than was staked: a plain fact, no cheering.
    else if (payout < Number(round.stake)) say(before + words('paid', { amount }));
    else say(before + flag + words('win', { amount }), 'win');
  }
}

function laidOut(cards: readonly Card[]): Rows {
  const rows = rowsOf(cards, cards);
  if (rows === undefined) throw new Error('A seat lays nine cards.');
  return rows;
}
