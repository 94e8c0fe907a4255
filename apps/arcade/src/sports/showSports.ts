import { celebrate } from '../kit/celebrate';
import type { OpenedGame } from '../kit/openGame';
import { createShell } from '../kit/shell';
import { wordsFrom } from '../kit/texts';
import type { SportsFacts, TicketReply, WireTicket } from '@perya/game-engines/sports';
import type { Book } from './book';
import { createBoardList } from './boardList';
import { createSportsFairness } from './fairness';
import { createPanel } from './panel';
import { createRules } from './rules';
import { createSportTabs } from './sportTabs';
import { createStore } from './store';
import { TEXTS, type TextKey } from './texts';
import { el } from '../kit/dom';

const BOARD_MS = 2_000;
const TICKETS_MS = 4_000;
/** A ticket that paid so many stakes is worth a little noise. */
const FINE_WIN = 5;

const FAULTS: Readonly<Partial<Record<string, TextKey>>> = {
  ODDS_CHANGED: 'oddsChanged',
  MARKET_CLOSED: 'marketClosed',
  UNKNOWN_STAKE: 'badStake',
  SAME_EVENT: 'oneEvent',
};

/** The sports book on its page. */
export function showSports(opened: OpenedGame<SportsFacts>): void {
  const { game, calls } = opened;
  const own = wordsFrom(TEXTS, game.language);
  const shell = createShell(opened, own, { ...FAULTS, PAYOUT_TOO_HIGH: 'tooHigh' });
  const most = shell.money(game.maxPayout);
  const words: typeof own = (key, params) => own(key, { amount: most, ...params });
  const store = createStore(game, calls, opened.now);
  const book: Book = { game, calls, words, shell, store, onTaken };

  const tabs = createSportTabs(book);
  const board = createBoardList(book);
  const panel = createPanel(book, { onSettled });
  shell.mount({
    stage: [
      tabs.element,
      shell.status,
      el('div', { class: 'columns' }, board.element, panel.element),
    ],
    footer: [shell.balance, panel.opener],
    rules: createRules(book),
    fairness: createSportsFairness(book),
  });
  store.onChange(() => {
    tabs.refresh();
    board.refresh();
    panel.refresh();
  });

  repeat(BOARD_MS, async () => {
    await store.refresh();
    await board.reload();
  });
  repeat(TICKETS_MS, () => panel.reload());

  function onTaken(replies: readonly TicketReply[]): void {
    const last = replies.at(-1);
    if (last === undefined) return;
    shell.setBalance(last.balance);
    shell.sound.note(520, 0.12);
    const amount = shell.money(last.ticket.mayPay);
    if (replies.length === 1) shell.say(words('taken', { amount }));
    else shell.say(words('takenMany', { count: replies.length }));
    panel.reload().catch(shell.fault);
    panel.refresh();
    panel.showBets();
    board.refresh();
  }

  function onSettled(tickets: readonly WireTicket[]): void {
    for (const { stake, payout } of tickets) {
      // Less than the stake came back: the list says so, nobody cheers.
      if (payout === null || Number(payout) <= Number(stake)) continue;
      shell.say(words('ticketWon', { amount: shell.money(payout) }), 'win');
      shell.sound.win();
      if (Number(payout) >= FINE_WIN * Number(stake)) celebrate();
    }
  }

  /** Again and again while somebody looks; the next only after the last has ended. */
  function repeat(ms: number, work: () => Promise<unknown>): void {
    const turn = async (): Promise<void> => {
      if (!document.hidden) await work().catch(onLost);
      if (document.querySelector('.closed') === null) setTimeout(() => void turn(), ms);
    };
    void turn();
  }

  /** A line that breaks for a moment is shown by the board; only what ends the game is a fault. */
  function onLost(error: unknown): void {
    if (isEnd(error)) shell.fault(error);
  }
}

const isEnd = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && (error.status === 401 || error.status === 410);
