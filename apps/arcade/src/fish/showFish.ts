import { el } from '../kit/dom';
import { minorOf } from '@perya/game-engines/play-api';
import { createFairness } from '../kit/fairnessDialog';
import type { OpenedGame } from '../kit/openGame';
import { createShell } from '../kit/shell';
import { createStakePicker } from '../kit/stakePicker';
import { wordsFrom } from '../kit/texts';
import { type BatchDetails, type FishFacts, fishModel, checkBatch } from '@perya/game-engines/fish';
import { createBatcher } from './batcher';
import { createCannon } from './cannon';
import { describePond, tellCatches } from './catches';
import { listenControls } from './controls';
import { createPond } from './pond';
import { createRules, nameOf, worthText } from './rules';
import { createScene } from './scene';
import { TEXTS } from './texts';
import { createTools } from './tools';

/** A page that was in the background does not make up for it. */
const LONGEST_FRAME = 0.05;
const DESCRIBE_MS = 5_000;

/** The fish game on its page. */
export function showFish(opened: OpenedGame<FishFacts>): void {
  const { game, calls } = opened;
  const model = fishModel(game.model) ?? missing(game.model);
  const words = wordsFrom(TEXTS, game.language);
  const shell = createShell(opened, words);
  const { money } = shell;
  let { seeds } = game;
  let has = minorOf(game.balance);

  const pond = createPond();
  const canvas = el('canvas', { class: 'pond', attr: { role: 'img', tabindex: 0 } });
  const scene = createScene({ canvas, pond, model, isCalm: shell.isCalm });
  const won = el('output', { text: money('0') });
  const picker = createStakePicker({
    stakes: game.stakes,
    balance: game.balance,
    words,
    money,
  });
  const batcher = createBatcher({
    calls,
    onReply: (hits, reply) => {
      ({ seeds } = reply);
      has = minorOf(reply.balance);
      shell.setBalance(reply.balance);
      if (Number(reply.payout) > 0) won.textContent = money(reply.payout);
      tellCatches({ words, shell, scene, model }, hits, reply);
    },
    onFault: (error) => {
      stop();
      shell.fault(error);
    },
    onWait: () => shell.say(words('checking')),
  });
  const cannon = createCannon({
    pond,
    model,
    stake: picker.value,
    canShoot,
    onShot: () => shell.sound.note(150, 0.07),
  });
  const tools = createTools(words, { onAuto: cannon.setAuto, onLock: lockNext });
  const fairness = createFairness({
    calls,
    words,
    money,
    seeds: () => seeds,
    onSeeds: (next) => {
      seeds = next;
    },
    check: checkBatch,
    label: ({ details, stake }) => {
      const count = (details as BatchDetails | null)?.fish.length ?? 0;
      return `${words('batch', { count })} · ${money(stake)}`;
    },
    onFault: shell.fault,
  });

  shell.mount({
    stage: [canvas, shell.status],
    footer: [
      shell.balance,
      picker.element,
      tools.element,
      tools.fire,
      el('div', { class: 'field end' }, el('span', { text: words('lastWin') }), won),
      el('p', { class: 'hint', text: words('keys') }),
    ],
    rules: createRules(game, model, words),
    fairness,
  });
  shell.say(words('aim'));
  listenControls({ canvas, fire: tools.fire, scene, cannon, picker, lockNext });
  new ResizeObserver(() => scene.fit()).observe(canvas);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return;
    stop();
    void batcher.flush();
  });
  const describe = (): void => canvas.setAttribute('aria-label', describePond(words, model, pond));
  describe();
  setInterval(describe, DESCRIBE_MS);

  let before = 0;
  requestAnimationFrame(frame);

  function frame(at: number): void {
    const real = Math.min(LONGEST_FRAME, (at - before) / 1000);
    before = at;
    // Who asked for less motion sees the same pond at half its pace.
    const seconds = shell.isCalm() ? real / 2 : real;
    cannon.advance(real);
    for (const hit of pond.advance(seconds)) {
      scene.flash('net', hit);
      batcher.add(hit);
    }
    const target = cannon.target();
    tools.setLocked(target !== undefined);
    scene.draw({ seconds, aim: cannon.aim(), target, recoil: cannon.recoil() });
    if (canvas.isConnected) requestAnimationFrame(frame);
  }

  /** What flies and what is not settled yet has to be paid too. */
  function canShoot(): boolean {
    const flying = pond.bullets.reduce((sum, { stake }) => sum + minorOf(stake), 0);
    if (has - batcher.owed() - flying >= minorOf(picker.value())) return true;
    stop();
    shell.say(words('lowBalance'), 'fault');
    return false;
  }

  function stop(): void {
    tools.setAuto(false);
    cannon.hold(false);
  }

  function lockNext(): void {
    const swimmer = cannon.lockNext();
    if (swimmer === undefined) return;
    const name = nameOf(words, model, swimmer.kind);
    shell.say(words('locked', { name, times: worthText(model, swimmer.kind) }));
  }
}

const missing = (model: string): never => {
  throw new Error(`This page knows no pond called ${model}: it is older than the platform.`);
};
