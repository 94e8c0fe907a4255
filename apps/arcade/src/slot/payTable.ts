import { el } from '../kit/dom';
import type { Words } from '../kit/texts';
import type { PayingSymbol, SlotGame } from '@perya/game-engines/slot';
import type { TextKey } from './texts';

/** What pays what: the content of the dialog of rules. */
export function createPayTable({ id, rtp, rules }: SlotGame, words: Words<TextKey>): HTMLElement {
  const symbol = (name: string): HTMLElement =>
    el('img', { attr: { src: `/play/art/${id}/${name}.svg`, alt: '' } });
  const rows = (Object.keys(rules.pays) as PayingSymbol[]).map((name) =>
    el(
      'li',
      {},
      symbol(name),
      el(
        'ol',
        {},
        ...rules.pays[name].map((pays, place) =>
          el('li', {}, el('span', { text: `${place + 3}×` }), el('b', { text: String(pays) })),
        ),
      ),
    ),
  );
  return el(
    'div',
    { class: 'rules' },
    el('p', {
      text: `${words('returns', { rtp: rtp ?? '' })} · ${words('lines', { count: rules.lines })}`,
    }),
    el('p', { class: 'special' }, symbol('W'), el('span', { text: words('wildText') })),
    el(
      'p',
      { class: 'special' },
      symbol('S'),
      el('span', {
        text: words('scatterText', {
          pays: rules.scatterPays.join(', '),
          spins: rules.freeSpins.join(', '),
        }),
      }),
    ),
    el('h3', { text: words('pays') }),
    el('ul', { class: 'symbols' }, ...rows),
  );
}
