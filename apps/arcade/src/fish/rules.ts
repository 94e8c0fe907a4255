import { el } from '../kit/dom';
import type { Words } from '../kit/texts';
import {
  type FishGame,
  catchChance,
  FISH,
  type FishId,
  type FishModel,
} from '@perya/game-engines/fish';
import { drawingOf } from './scene';
import type { TextKey } from './texts';

const SIZE = 72;

/** What a fish is called; the boss has its pond's name. */
export const nameOf = (words: Words<TextKey>, model: FishModel, kind: FishId): string =>
  words(kind === 'boss' ? model.boss : kind);

/** What a fish pays, `×24`, or from the least to the most. */
export function worthText(model: FishModel, kind: FishId): string {
  const times = model.worth[kind].map((worth) => worth.times);
  const [least, most] = [Math.min(...times), Math.max(...times)];
  return least === most ? `×${least}` : `×${least}–${most}`;
}

/** Content of the dialog of rules: every fish, what it pays and how often it is caught. */
export function createRules(game: FishGame, model: FishModel, words: Words<TextKey>): HTMLElement {
  return el(
    'div',
    { class: 'rules' },
    el('p', { text: words('ruleShot') }),
    el('p', { text: words('ruleReturn', { rtp: game.rtp ?? '' }) }),
    el('ul', { class: 'fishes' }, ...FISH.map((kind) => fishItem(model, words, kind))),
  );
}

function fishItem(model: FishModel, words: Words<TextKey>, kind: FishId): HTMLElement {
  const chance = (catchChance(model, kind) * 100).toPrecision(3);
  return el(
    'li',
    {},
    portrait(model, kind),
    el(
      'p',
      {},
      el('b', { text: nameOf(words, model, kind) }),
      el('strong', { text: worthText(model, kind) }),
      el('span', { text: words('chance', { chance: String(Number(chance)) }) }),
      ...(model.worth[kind].length > 1 ? [el('small', { text: sharesText(model, kind) })] : []),
    ),
  );
}

/** `×10 40 % · ×25 30 %`: what is inside, once it is caught. */
function sharesText(model: FishModel, kind: FishId): string {
  const worths = model.worth[kind];
  const total = worths.reduce((sum, { weight }) => sum + weight, 0);
  return worths
    .map(({ times, weight }) => `×${times} ${Math.round((weight / total) * 100)} %`)
    .join(' · ');
}

function portrait(model: FishModel, kind: FishId): HTMLCanvasElement {
  const canvas = el('canvas', {
    attr: { width: SIZE * 2, height: SIZE * 2, 'aria-hidden': 'true' },
  });
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  context.translate(SIZE, SIZE);
  context.scale(1.15, 1.15);
  drawingOf(model, kind)(context, 0.4);
  return canvas;
}
