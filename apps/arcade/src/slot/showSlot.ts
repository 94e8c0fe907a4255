import { el, icon } from '../kit/dom';
import { celebrate } from '../kit/celebrate';
import { createFairness } from '../kit/fairnessDialog';
import { listenKeys } from '../kit/keys';
import type { OpenedGame } from '../kit/openGame';
import { createSender } from '../kit/sendOnce';
import { createShell, type Shell } from '../kit/shell';
import { createStakePicker } from '../kit/stakePicker';
import { wordsFrom, type Words } from '../kit/texts';
import {
  readReels,
  type SpinResult,
  type SlotFacts,
  type SlotGame,
  type SpinReply,
  type WireFeature,
  checkSpin,
} from '@perya/game-engines/slot';
import { createPayTable } from './payTable';
import { createReels, type Reels } from './reels';
import { TEXTS, type TextKey } from './texts';

/** A win of this many stakes is worth a little noise. */
const FINE_WIN = 10;
const PAUSE_BETWEEN_FREE_SPINS_MS = 1100;

interface Machine {
  game: SlotGame;
  words: Words<TextKey>;
  shell: Shell;
  reels: Reels;
  won: HTMLOutputElement;
}

/** The slot on its page. */
export function showSlot(opened: OpenedGame<SlotFacts>): void {
  const { game, calls } = opened;
  const { rules } = game;
  const words = wordsFrom(TEXTS, game.language);
  const shell = createShell(opened, words);
  const { money, sound, status, say } = shell;
  const reels = createReels({ gameId: game.id, rules, isCalm: shell.isCalm });
  const won = el('output', { text: money('0') });
  const machine: Machine = { game, words, shell, reels, won };

  let { seeds, feature, grant } = game;
  let isBusy = false;

  const sender = createSender<{ stake: string }, SpinReply>(calls, 'spin', () =>
    say(words('checking')),
  );
  const picker = createStakePicker({ stakes: game.stakes, balance: game.balance, words, money });
  const spinLabel = el('span', { text: words('spin') });
  const spinButton = el(
    'button',
    { class: 'act', attr: { type: 'button' }, on: { click: () => void play() } },
    icon('M20 12A8 8 0 1 1 17.2 5.9', 'M20.5 3V7.500H16'),
    spinLabel,
  );
  const banner = el('p', { class: 'feature', attr: { hidden: true } });
  const fairness = createFairness({
    calls,
    words,
    money,
    seeds: () => seeds,
    onSeeds: (next) => {
      seeds = next;
    },
    check: (played) => checkSpin(rules, played),
    onFault: shell.fault,
  });

  shell.mount({
    stage: [banner, el('div', { class: 'frame' }, reels.element), status],
    footer: [
      shell.balance,
      picker.element,
      spinButton,
      el('div', { class: 'field end' }, el('span', { text: words('lastWin') }), won),
      el('p', { class: 'hint', text: words('space') }),
    ],
    rules: createPayTable(game, words),
    fairness,
  });
  showAtRest(machine);
  refreshFeature();
  const move = (by: number) => () => {
    if (!isBusy) picker.move(by);
  };
  listenKeys({
    Space: () => void play(),
    Enter: () => void play(),
    ArrowUp: move(1),
    ArrowRight: move(1),
    ArrowDown: move(-1),
    ArrowLeft: move(-1),
  });

  async function play(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      let goesOn = true;
      while (goesOn) goesOn = await once();
    } finally {
      setBusy(false);
    }
  }

  /** One spin; true where a free spin follows by itself. */
  async function once(): Promise<boolean> {
    const before = feature;
    say('');
    reels.start();
    let reply: SpinReply;
    try {
      reply = await sender.send({ stake: picker.value() });
    } catch (error) {
      showAtRest(machine);
      shell.fault(error);
      return false;
    }
    seeds = reply.seeds;
    const result = readReels(rules, reply.stops, reply.isFree ? rules.freeMultiplier : 1);
    await reels.stop(result.grid, (reel) => sound.note(180 + reel * 20, 0.09));
    feature = reply.feature;
    grant = reply.grant;
    shell.setBalance(reply.balance);
    tell(machine, { reply, result, before });
    refreshFeature();
    if (feature === null) return false;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_BETWEEN_FREE_SPINS_MS));
    // The first free spin waits for the player's own press.
    return before !== null;
  }

  function setBusy(next: boolean): void {
    isBusy = next;
    spinButton.setAttribute('aria-disabled', String(next));
    spinLabel.textContent = words(next ? 'spinning' : sender.isUnknown() ? 'again' : 'spin');
  }

  function refreshFeature(): void {
    picker.hold(feature?.stake ?? grant?.stake);
    banner.hidden = feature === null && grant === null;
    if (grant !== null) {
      banner.textContent = `${words('grantLeft', { count: grant.remaining, total: grant.total })} · ${money(grant.won)}`;
    }
    if (feature !== null) {
      banner.textContent = `${words('freeLeft', { count: feature.remaining, total: feature.total })} · ${money(feature.won)}`;
    }
  }
}

interface Played {
  reply: SpinReply;
  result: SpinResult;
  before: WireFeature | null;
}

/** Shows what a spin came to, in every way there is. */
function tell(machine: Machine, played: Played): void {
  const { shell, reels, won } = machine;
  const { reply, result } = played;
  const payout = Number(reply.payout);
  const stake = Number(reply.paysBy);
  reels.mark(result.lineWins, result.grid, result.scatters >= 3);
  describeReels(machine, result, stake);
  won.textContent = shell.money(reply.payout);
  sayResult(machine, played);
  if (payout > stake || result.freeSpinsWon > 0) shell.sound.win();
  if (payout >= stake * FINE_WIN) celebrate();
}

function sayResult({ game, words, shell }: Machine, played: Played): void {
  const { reply, result, before } = played;
  const { money, say } = shell;
  const payout = Number(reply.payout);
  const amount = money(reply.payout);
  if (before !== null && reply.feature === null) {
    const total = (Number(before.won) + payout).toFixed(2);
    say(words('freeOver', { amount: money(total) }), 'win');
  } else if (result.freeSpinsWon > 0) {
    const { freeMultiplier: times } = game.rules;
    say(words('freeWon', { count: result.freeSpinsWon, times }), 'win');
  } else if (payout === 0) {
    say(words('noWin'));
  } else if (payout < Number(reply.paysBy)) {
    // Less came back than was staked: a plain fact, no cheering.
    say(words('paid', { amount }));
  } else {
    say(words('win', { amount }), 'win');
  }
}

function showAtRest(machine: Machine): void {
  const rest = readReels(machine.game.rules, [0, 0, 0, 0, 0]);
  machine.reels.show(rest.grid);
  describeReels(machine, rest, 0);
}

/** What stands on the reels and on which lines it won, for those who do not see them. */
function describeReels(
  { game, words, shell, reels }: Machine,
  { grid, lineWins }: SpinResult,
  stake: number,
): void {
  const shown = words('result', { grid: grid.map((column) => column.join(' ')).join(', ') });
  const wins = (stake === 0 ? [] : lineWins).map(({ line, pays }) =>
    words('perLine', {
      line: line + 1,
      amount: shell.money(((pays * stake) / game.rules.lines).toFixed(2)),
    }),
  );
  reels.element.setAttribute('aria-label', [shown, ...wins].join('. '));
}
