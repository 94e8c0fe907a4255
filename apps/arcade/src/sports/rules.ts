import { el } from '../kit/dom';
import type { Book } from './book';

/** Content of the dialog of rules: what is played, what prices return, what the limits are. */
export function createRules({ game, words, shell }: Omit<Book, 'store' | 'onTaken'>): HTMLElement {
  const rtp = (game.returns / 100).toFixed(2);
  const margin = (100 - game.returns / 100).toFixed(2);
  return el(
    'div',
    { class: 'rules' },
    ...[
      words('ruleVirtual'),
      words('rulePrice', { rtp, margin }),
      words('ruleAccumulator'),
      words('ruleOvertime'),
      words('ruleLimits', { legs: game.maxLegs, amount: shell.money(game.maxPayout) }),
    ].map((text) => el('p', { text })),
  );
}
