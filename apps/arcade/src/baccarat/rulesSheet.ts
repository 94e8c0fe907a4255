import { el } from '../kit/dom';
import { tagOf } from '../kit/languageTag';
import type { Words } from '../kit/texts';
import { type BaccaratGame, SPOTS } from '@perya/game-engines/baccarat';
import { oddsText } from './spots';
import type { TextKey } from './texts';

/** The rules in words, and each spot's odds, return and limits. */
export function createRulesSheet(
  game: BaccaratGame,
  words: Words<TextKey>,
  money: (decimal: string) => string,
): HTMLElement {
  const commission = game.rules.pays.banker[0] < game.rules.pays.banker[1];
  const texts = [
    words('aim'),
    words('playerRule'),
    words('bankerRule'),
    words(commission ? 'commission' : 'noCommission'),
    words('freshDecks'),
    words('leaveText'),
  ];
  const heads = (['spot', 'odds', 'returned', 'limits'] as const).map((key) =>
    el('th', { text: words(key), attr: { scope: 'col' } }),
  );
  const percent = new Intl.NumberFormat(tagOf(game.language), { minimumFractionDigits: 2 });
  const rows = SPOTS.map((spot) => {
    const { least, most } = game.limits[spot];
    return el(
      'tr',
      {},
      el('th', { text: words(spot), attr: { scope: 'row' } }),
      el('td', { text: oddsText(game, spot) }),
      el('td', { text: `${percent.format(game.returns[spot] / 100)} %` }),
      el('td', { text: `${money(least)} – ${money(most)}` }),
    );
  });
  return el(
    'div',
    { class: 'rules' },
    el('p', { class: 'muted', text: words('dealer', { name: game.dealer }) }),
    ...texts.map((text) => el('p', { text })),
    el(
      'div',
      { class: 'scroll' },
      el('table', {}, el('thead', {}, el('tr', {}, ...heads)), el('tbody', {}, ...rows)),
    ),
  );
}
