import { Refused } from '../kit/calls';
import { createFairness } from '../kit/fairnessDialog';
import type { OpenedGame } from '../kit/openGame';
import { createShell, type Shell } from '../kit/shell';
import { wordsFrom, type Words } from '../kit/texts';
import {
  type BaccaratFacts,
  type TableState,
  writeMark,
  readRound,
  phaseAt,
  type Phase,
  checkBaccarat,
} from '@perya/game-engines/baccarat';
import { createBetting } from './betting';
import { createFairnessHead } from './fairnessHead';
import { showResult } from './result';
import { sumOf } from './seatRow';
import { TEXTS, type TextKey } from './texts';
import { createView } from './view';
import { watchTable } from './watch';

/** The first card lies at once, the last a second before the result. */
const CARD_MS = 1_050;
const TICK_MS = 200;
/** After these there is nothing to look at any more. */
const ENDINGS = new Set([401, 404, 410]);

/** A baccarat table on its page. */
export function showBaccarat(opened: OpenedGame<BaccaratFacts>): void {
  const { game, calls, now } = opened;
  const words = wordsFrom(TEXTS, game.language);
  const shell = createShell(opened, words, {
    BETS_CLOSED: 'betsClosed',
    STAKE_TOO_HIGH: 'stakeLimit',
  });
  let table: TableState | undefined;
  let { balance } = game;
  let phase: Phase | undefined;
  let shownCards = 0;
  /** The round whose result was told. */
  let toldRound = -1;

  const fairness = createTableFairness(opened, { words, shell, table: () => table });
  const betting = createBetting({
    calls,
    words,
    shell,
    onChange: () => refresh(),
    onPlaced: (reply, isAgain) => {
      fairness.keep(reply.seeds);
      if (table !== undefined && !isAgain) table = { ...table, mine: reply.mine };
      showBalance(reply.balance);
      watch.look();
    },
  });
  const { slip } = betting;
  const view = createView({
    game,
    words,
    shell,
    fairness,
    onSpot: (spot) => {
      slip.add(spot, view.tray.value());
      shell.sound.note(520, 0.05);
    },
    onUndo: slip.undo,
    onRepeat: slip.repeat,
    onPlace: () => {
      const canPlace = betting.isUnknown() || (phase === 'betting' && slip.sum() > 0);
      if (canPlace && table !== undefined) void betting.place(table.times.round);
    },
  });
  const watch = watchTable(calls, now, { state: take, fault: cannotLook });
  const ticker = setInterval(tick, TICK_MS);
  refresh();

  /** A new look at the table. */
  function take(next: TableState): void {
    if (table !== undefined && table.times.round !== next.times.round) clearTable();
    table = next;
    fairness.promise(next);
    showBalance(next.balance);
    view.showRoads(sheetNow());
    view.seats.show(next);
    tick();
    refresh();
  }

  function clearTable(): void {
    view.hands.clear();
    view.hands.light(null);
    view.spots.light([]);
    shownCards = 0;
  }

  /** True where it is worth trying again. */
  function cannotLook(error: unknown): boolean {
    const isOver = error instanceof Refused && ENDINGS.has(error.status);
    if (isOver) {
      clearInterval(ticker);
      shell.fault(error);
    } else shell.say(words('lineDown'), 'fault');
    return !isOver;
  }

  /** What has changed by the clock alone. */
  function tick(): void {
    if (table === undefined) return;
    const at = now();
    const next = phaseAt(table.times, at);
    view.countdown.show(table.times, at);
    if (next !== phase) enter(next);
    turnCards(table, at);
  }

  function enter(next: Phase): void {
    phase = next;
    view.spots.open(next === 'betting');
    if (next === 'betting') shell.say(words('placeBets'));
    else if (next === 'closed') shell.say(words(betting.close() ? 'notPlaced' : 'noMoreBets'));
    refresh();
  }

  function turnCards({ dealt, times, mine }: TableState, at: number): void {
    if (dealt === null || at < times.dealsAt) return;
    const isOver = at >= times.resultAt;
    const due = Math.floor((at - times.dealsAt) / CARD_MS) + 1;
    const count = isOver ? dealt.length : Math.min(dealt.length, due);
    if (count > shownCards) shell.sound.note(240, 0.06);
    shownCards = count;
    view.hands.show(dealt, count);
    // Told once, and not before it is known what was paid.
    if (!isOver || times.round === toldRound || (mine !== null && mine.payout === null)) return;
    toldRound = times.round;
    showResult(view, { words, shell }, { round: readRound(dealt), mine });
    view.showRoads(sheetNow());
  }

  function showBalance(next: string): void {
    if (next === balance) return;
    balance = next;
    shell.setBalance(next);
  }

  function refresh(): void {
    const placed = table?.mine?.stakes ?? {};
    view.spots.show({ placed, pending: slip.pending(), totals: table?.totals ?? {} });
    view.showOnTable(sumOf(placed));
    const isOpen = phase === 'betting' && !betting.isSending();
    const { undo, repeat } = slip.can();
    view.tray.enable({ undo: isOpen && undo, repeat: isOpen && repeat });
    view.act.textContent = actText();
    const canAct = betting.isUnknown() || (isOpen && slip.sum() > 0);
    view.act.setAttribute('aria-disabled', String(betting.isSending() || !canAct));
  }

  function actText(): string {
    if (betting.isSending()) return words('sending');
    if (betting.isUnknown()) return words('again');
    if (phase !== 'betting') return words('wait');
    if (slip.sum() === 0) return words('choose');
    return words('bet', { amount: shell.money((slip.sum() / 100).toFixed(2)) });
  }

  /** The sheet, with this round on it once its result was told. */
  function sheetNow(): string {
    if (table === undefined) return '';
    const { sheet, dealt, times } = table;
    const isTold = dealt !== null && toldRound === times.round;
    return isTold ? sheet + writeMark(readRound(dealt)) : sheet;
  }
}

/** The fairness dialog of a table, which remembers what this page saw promised. */
function createTableFairness(
  { game, calls }: OpenedGame<BaccaratFacts>,
  {
    words,
    shell,
    table,
  }: { words: Words<TextKey>; shell: Shell; table: () => TableState | undefined },
) {
  let { seeds } = game;
  const promises = new Map<number, string>();
  const keep = (next: typeof seeds): void => {
    seeds = next;
  };
  const shared = { calls, words, seeds: () => seeds, onSeeds: keep, onFault: shell.fault };
  const dialog = createFairness({
    ...shared,
    money: shell.money,
    head: createFairnessHead({ ...shared, table }),
    check: (played) => checkBaccarat(game, played, promises.get(played.nonce)),
  });
  return {
    ...dialog,
    keep,
    promise: ({ times, commitment, nextCommitment }: TableState) => {
      // What was promised first is what counts.
      for (const [round, hash] of [
        [times.round, commitment],
        [times.round + 1, nextCommitment],
      ] as const) {
        if (!promises.has(round)) promises.set(round, hash);
      }
    },
  };
}
