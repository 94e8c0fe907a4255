import { el } from '../kit/dom';
import type { Words } from '../kit/texts';
import { HAND_KINDS, type Hand, type HandKind } from '@perya/game-engines/pusoy';
import { createCard } from './cards';
import type { TextKey } from './texts';

/** One hand of each kind; cards count up by rank, four suits each. */
const EXAMPLES: Readonly<Record<HandKind, Hand>> = {
  straightFlush: [38, 42, 46],
  threeOfAKind: [20, 21, 23],
  straight: [25, 28, 34],
  flush: [48, 32, 8],
  pair: [44, 45, 7],
  highCard: [51, 33, 16],
};

/** Content of the rules dialog. */
export function createRuleText(
  words: Words<TextKey>,
  { rakeBasisPoints, seconds, tag }: { rakeBasisPoints: number; seconds: number; tag: string },
): HTMLElement {
  const figures = new Intl.NumberFormat(tag, { minimumFractionDigits: 2 });
  const percent = (basisPoints: number) => figures.format(basisPoints / 100);
  return el(
    'div',
    { class: 'rules' },
    el('p', { text: words('ruleBasics') }),
    el('p', { text: words('ruleHouse') }),
    el('p', {
      text: words('ruleRake', {
        rake: percent(rakeBasisPoints),
        rtp: percent(10_000 - rakeBasisPoints),
      }),
    }),
    el('p', { text: words('ruleTime', { seconds }) }),
    el('h3', { text: words('ranks') }),
    el(
      'ol',
      { class: 'kinds' },
      ...HAND_KINDS.toReversed().map((kind) =>
        el(
          'li',
          {},
          el('span', { text: words(kind) }),
          el('div', { class: 'cards' }, ...EXAMPLES[kind].map((card) => createCard(card, words))),
        ),
      ),
    ),
  );
}
