import { el } from '../kit/dom';
import { tagOf } from '../kit/languageTag';
import { celebrate } from '../kit/celebrate';
import { createFairness } from '../kit/fairnessDialog';
import { listenKeys } from '../kit/keys';
import type { OpenedGame } from '../kit/openGame';
import { createSender } from '../kit/sendOnce';
import { createShell } from '../kit/shell';
import { createStakePicker } from '../kit/stakePicker';
import { wordsFrom } from '../kit/texts';
import {
  arrange,
  type RoundReply,
  type TableFacts,
  type WireRound,
  LAYING_MS,
  checkTable,
} from '@perya/game-engines/pusoy';
import { createBoard } from './board';
import { createDueBar } from './dueBar';
import { createReveal } from './reveal';
import { createRuleText } from './ruleText';
import { createSeats } from './seats';
import { TEXTS } from './texts';

/** The platform waits a little for what is on its way; so long after the time is up it has decided. */
const DECIDED_MS = 2500;

/** The card table on its page. */
export function showPusoy(opened: OpenedGame<TableFacts>): void {
  const { game, calls } = opened;
  const words = wordsFrom(TEXTS, game.language);
  const shell = createShell(opened, words);
  const { money, say, sound } = shell;

  let { seeds } = game;
  /** The round that is being laid; null between rounds. */
  let round: WireRound | null = null;
  let isBusy = false;

  const seats = createSeats(words);
  const board = createBoard({ words, onChange: advise, onPick: () => say(words('picked')) });
  const due = createDueBar({
    span: LAYING_MS,
    now: opened.now,
    label: (seconds) => words('secondsLeft', { seconds }),
    onDue: () => void askAfterDue(),
  });
  const reveal = createReveal({ board, seats, shell, words });
  const waiting = () => say(words('checking'));
  const dealer = createSender<{ stake: string }, RoundReply>(calls, 'pusoy/deal', waiting);
  const shower = createSender<{ roundId: string; laid: readonly number[] }, RoundReply>(
    calls,
    'pusoy/show',
    waiting,
  );
  const picker = createStakePicker({ stakes: game.stakes, balance: game.balance, words, money });
  const arranger = el('button', {
    class: 'second',
    text: words('arrange'),
    attr: { type: 'button' },
    on: { click: arrangeMine },
  });
  const button = el('button', { class: 'act', attr: { type: 'button' }, on: { click: press } });
  const fairness = createFairness({
    calls,
    words,
    money,
    seeds: () => seeds,
    onSeeds: (next) => {
      seeds = next;
    },
    check: checkTable,
    onFault: shell.fault,
  });

  shell.mount({
    stage: [
      el('p', { class: 'room', text: words('room', { name: game.roomName }) }),
      seats.element,
      board.element,
      el('div', { class: 'news' }, shell.status, due.element),
    ],
    footer: [
      shell.balance,
      picker.element,
      arranger,
      button,
      el('p', { class: 'hint', text: words('keys') }),
    ],
    rules: createRuleText(words, {
      rakeBasisPoints: game.rakeBasisPoints,
      seconds: LAYING_MS / 1000,
      tag: tagOf(game.language),
    }),
    fairness,
  });
  listenKeys({
    KeyD: press,
    KeyA: arrangeMine,
    ArrowUp: () => picker.move(1),
    ArrowDown: () => picker.move(-1),
  });
  seats.cover(false);
  refresh();
  if (game.round !== null && game.round.end === null) {
    begin(game.round);
    say(words('resumed'));
  } else say(words('ready'));

  function press(): void {
    if (isBusy) return;
    if (round === null) void deal();
    else if (board.fault() === undefined) void show(round);
    else advise();
  }

  function arrangeMine(): void {
    if (round === null || isBusy) return;
    board.lay(arrange(round.cards));
    advise();
  }

  async function deal(): Promise<void> {
    await busyWith(async () => {
      reveal.clear();
      say(words('dealing'));
      const reply = await dealer.send({ stake: picker.value() });
      seeds = { ...seeds, nextNonce: seeds.nextNonce + 1 };
      shell.setBalance(reply.balance);
      begin(reply.round);
    });
  }

  async function show({ roundId }: WireRound): Promise<void> {
    const laid = board.rows()?.flat();
    if (laid === undefined) return;
    await busyWith(async () => {
      await end(await shower.send({ roundId, laid }));
    });
  }

  /** The time was up: the platform has laid the cards, and says how it went. */
  async function askAfterDue(): Promise<void> {
    const mine = round?.roundId;
    board.open(false);
    await new Promise((resolve) => setTimeout(resolve, DECIDED_MS));
    if (round === null || round.roundId !== mine || isBusy) return;
    await busyWith(async () => {
      await end(await calls.get<RoundReply>('pusoy/round'));
    });
  }

  function begin(next: WireRound): void {
    if (next.end !== null) return;
    round = next;
    picker.hold(next.stake);
    seats.cover(true);
    board.deal(next.cards);
    board.open(true);
    due.run(next.dueAt);
    for (let card = 0; card < 3; card += 1) sound.note(320 + card * 40, 0.06, card * 0.08);
    say(words('lay'));
    refresh();
  }

  async function end({ round: over, balance }: RoundReply): Promise<void> {
    if (round?.roundId !== over.roundId || over.end === null) return;
    round = null;
    due.stop();
    board.open(false);
    picker.hold(undefined);
    await reveal.show(over, over.end);
    shell.setBalance(balance);
    const [payout, stake] = [Number(over.end.payout), Number(over.stake)];
    if (payout > stake) sound.win();
    // Every prize: the most that a table gives.
    if (over.end.shares.every((shares) => shares[0] === 12)) celebrate();
  }

  /** One thing at a time; what fails is said. */
  async function busyWith(work: () => Promise<void>): Promise<void> {
    isBusy = true;
    refresh();
    try {
      await work();
    } catch (error) {
      shell.fault(error);
    }
    isBusy = false;
    refresh();
  }

  /** Says what is wrong with the rows, or what can be done. */
  function advise(): void {
    const fault = board.fault();
    if (fault === undefined) say(words('lay'));
    else
      say(
        words('outOfOrder', { earlier: words(fault.earlier), later: words(fault.later) }),
        'fault',
      );
    refresh();
  }

  function refresh(): void {
    const isLaying = round !== null;
    arranger.disabled = !isLaying || isBusy;
    button.setAttribute(
      'aria-disabled',
      String(isBusy || (isLaying && board.fault() !== undefined)),
    );
    button.textContent = words(nextStep());
  }

  /** What the button would do. */
  function nextStep(): 'again' | 'deal' | 'show' {
    if (!isBusy && (dealer.isUnknown() || shower.isUnknown())) return 'again';
    return round === null ? 'deal' : 'show';
  }
}
