import { el } from '../kit/dom';
import type { Words } from '../kit/texts';
import { chanceOf, type FlightRules } from '@perya/game-engines/crash';
import type { TEXTS } from './texts';

/** Heights whose chance the rules name. */
const HEIGHTS = [110, 150, 200, 300, 500, 1000, 2000, 5000, 10_000];

/** Content of the rules dialog. */
export function createRuleText(
  rules: FlightRules,
  {
    words,
    height,
    tag,
  }: {
    words: Words<keyof typeof TEXTS>;
    height: (hundredths: number) => string;
    tag: string;
  },
): HTMLElement {
  const percent = new Intl.NumberFormat(tag, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const rtp = new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(
    rules.rtpBasisPoints / 100,
  );
  return el(
    'div',
    { class: 'rules' },
    el('p', { text: words('ruleBasics') }),
    el('p', { text: words('ruleClock', { height: height(rules.highest) }) }),
    el('p', { text: words('ruleGone') }),
    el('p', { text: words('ruleReturn', { rtp }) }),
    el(
      'table',
      { class: 'chances' },
      el(
        'thead',
        {},
        el(
          'tr',
          {},
          el('th', { text: words('height'), attr: { scope: 'col' } }),
          el('th', { text: words('chance'), attr: { scope: 'col' } }),
        ),
      ),
      el(
        'tbody',
        {},
        ...HEIGHTS.filter((one) => one <= rules.highest).map((one) =>
          el(
            'tr',
            {},
            el('td', { text: height(one) }),
            el('td', { text: percent.format(chanceOf(rules, one)) }),
          ),
        ),
      ),
    ),
  );
}
