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
  GROUND,
  type FlightFacts,
  type FlightReply,
  type WireFlight,
  checkFlight,
} from '@perya/game-engines/crash';
import { createAutoPicker } from './autoPicker';
import { createPlatformClock } from './clock';
import { createFlightStage } from './flightStage';
import { watchFlight } from './flightWatch';
import { createRuleText } from './ruleText';
import { TEXTS } from './texts';

/** A cash-out of this many stakes is worth little flags. */
const FINE_WIN = 10;

/** The rocket on its page. */
export function showCrash(opened: OpenedGame<FlightFacts>): void {
  const { game, calls } = opened;
  const { rules } = game;
  const tag = tagOf(game.language);
  const words = wordsFrom(TEXTS, game.language);
  const shell = createShell(opened, words);
  const { money, say, sound } = shell;
  const clock = createPlatformClock(game.now);
  const figures = new Intl.NumberFormat(tag, { minimumFractionDigits: 2 });
  const height = (hundredths: number): string => `${figures.format(hundredths / GROUND)}×`;

  let { seeds } = game;
  /** The one in the air; null on the ground. */
  let flight: WireFlight | null = null;
  let isSending = false;

  const stage = createFlightStage({ rules, height, clock, isCalm: shell.isCalm, onShown });
  stage.remember(game.heights, words('lastFlights'));
  const waiting = () => say(words('checking'));
  const starter = createSender<{ stake: string; auto: number | null }, FlightReply>(
    calls,
    'crash/start',
    waiting,
  );
  const casher = createSender<{ roundId: string }, FlightReply>(calls, 'crash/cash-out', waiting);
  const picker = createStakePicker({ stakes: game.stakes, balance: game.balance, words, money });
  const autoPicker = createAutoPicker({ words, height, highest: rules.highest });
  const label = el('span');
  const button = el(
    'button',
    { class: 'act', attr: { type: 'button' }, on: { click: press } },
    label,
  );
  const fairness = createFairness({
    calls,
    words,
    money,
    seeds: () => seeds,
    onSeeds: (next) => {
      seeds = next;
    },
    check: (played) => checkFlight(rules, played),
    label: ({ outcome, stake, isOpen }) =>
      isOpen ? money(stake) : `${money(stake)} · ${height(outcome[0] ?? 0)}`,
    onFault: shell.fault,
  });

  shell.mount({
    stage: [stage.element, shell.status],
    footer: [
      shell.balance,
      picker.element,
      autoPicker.element,
      button,
      el('p', { class: 'hint', text: words('keys') }),
    ],
    rules: createRuleText(rules, { words, height, tag }),
    fairness,
  });
  listenKeys({
    Space: press,
    Enter: press,
    ArrowUp: () => picker.move(1),
    ArrowRight: () => picker.move(1),
    ArrowDown: () => picker.move(-1),
    ArrowLeft: () => picker.move(-1),
  });
  refresh();
  if (game.flight?.state === 'flying') {
    begin(game.flight);
    say(words('resumed'));
  } else say(words('ready'));

  function press(): void {
    if (isSending) return;
    if (flight === null) void start();
    else if (stage.phase() === 'flying') void cashOut(flight);
  }

  async function start(): Promise<void> {
    isSending = true;
    refresh();
    say('');
    try {
      const reply = await starter.send({ stake: picker.value(), auto: autoPicker.value() });
      seeds = { ...seeds, nextNonce: seeds.nextNonce + 1 };
      clock.hear(reply.now);
      shell.setBalance(reply.balance);
      begin(reply.flight);
    } catch (error) {
      shell.fault(error);
    }
    isSending = false;
    refresh();
  }

  async function cashOut({ roundId }: WireFlight): Promise<void> {
    isSending = true;
    refresh();
    try {
      take(await casher.send({ roundId }));
    } catch (error) {
      shell.fault(error);
    }
    isSending = false;
    refresh();
  }

  function begin(next: WireFlight): void {
    if (next.state !== 'flying') return;
    flight = next;
    stage.fly(next);
    picker.hold(next.stake);
    autoPicker.hold(true);
    sound.note(196, 0.3);
    sayFlying(next);
    refresh();
    watchFlight(calls, next.roundId, {
      onNews: take,
      onBreak: () => flight?.roundId === next.roundId && say(words('noPlatform'), 'fault'),
      isOver: () => flight?.roundId !== next.roundId,
    }).catch(shell.fault);
  }

  function sayFlying({ auto }: WireFlight): void {
    say(auto === null ? words('flies') : words('fliesTo', { height: height(auto) }));
  }

  /** What the platform said of a flight: a press and the watch may both bring its end, one counts. */
  function take(reply: FlightReply): void {
    clock.hear(reply.now);
    const { flight: news } = reply;
    if (flight?.roundId !== news.roundId) return;
    if (news.state === 'flying') {
      // The line is back.
      if (shell.status.dataset['kind'] === 'fault') sayFlying(news);
      return;
    }
    flight = null;
    shell.setBalance(reply.balance);
    picker.hold(undefined);
    autoPicker.hold(false);
    stage.end(news);
    tell(news);
    refresh();
  }

  function tell({ cashed, height: reached, payout, stake }: WireFlight): void {
    if (cashed === null) {
      say(words('wentOut', { height: height(reached ?? GROUND) }));
      sound.note(98, 0.4);
      return;
    }
    say(words('cashed', { height: height(cashed), amount: money(payout) }), 'win');
    sound.win();
    if (Number(payout) >= Number(stake) * FINE_WIN) celebrate();
  }

  /** The button says at every moment what a press would bring. */
  function onShown(hundredths: number): void {
    if (flight === null || isSending) return;
    const worth = (Math.floor(Number(flight.stake) * hundredths) / GROUND).toFixed(2);
    label.textContent =
      stage.phase() === 'flying' ? words('cashOut', { amount: money(worth) }) : words('lit');
    button.setAttribute('aria-disabled', String(stage.phase() !== 'flying'));
  }

  function refresh(): void {
    button.dataset['flying'] = String(flight !== null);
    button.setAttribute('aria-disabled', String(isSending));
    if (isSending) label.textContent = words(flight === null ? 'lit' : 'cashing');
    else if (flight === null) label.textContent = words(starter.isUnknown() ? 'again' : 'light');
  }
}
