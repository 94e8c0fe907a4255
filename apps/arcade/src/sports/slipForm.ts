import { el } from '../kit/dom';
import { ACCEPTS, type Accept } from '@perya/game-engines/sports';
import type { Book } from './book';
import { createKindChoice } from './kindChoice';
import { createPlacing } from './placing';
import { decimalOf, mayPay } from './stake';
import { createStakeField } from './stakeField';

export interface SlipForm {
  element: HTMLElement;
  refresh(): void;
}

const ACCEPT_WORDS = { same: 'acceptSame', better: 'acceptBetter', any: 'acceptAny' } as const;

/** Singles or one accumulator, the stake, what it may pay, and the one button that bets. */
export function createSlipForm(book: Book): SlipForm {
  const { words, store, shell } = book;
  const kind = createKindChoice(book, { onChange: refresh });
  const stake = createStakeField(book, { onChange: refresh });
  const sum = createSum(book);
  const placing = createPlacing(book, { onChange: refresh });
  const accept = el(
    'select',
    { attr: { id: 'accept' } },
    ...ACCEPTS.map((one) => el('option', { text: words(ACCEPT_WORDS[one]), attr: { value: one } })),
  );
  accept.value = 'better';
  const agree = el('button', {
    class: 'second',
    text: words('takeNew'),
    attr: { type: 'button', hidden: true },
    on: { click: () => store.agree() },
  });
  const bet = el('button', { class: 'act', attr: { type: 'submit' } });
  const submit = (event: Event): void => {
    event.preventDefault();
    void press();
  };
  const element = el(
    'form',
    { class: 'slipForm', on: { submit } },
    ...kind.elements,
    ...stake.elements,
    ...sum.elements,
    el('label', { text: words('whenMoved'), attr: { for: 'accept' } }),
    accept,
    agree,
    bet,
  );

  async function press(): Promise<void> {
    if (!stake.check()) {
      shell.say(words('badStake'), 'fault');
      return;
    }
    const picks = [...store.picks.values()];
    await placing.place({
      stake: decimalOf(stake.value()),
      accept: accept.value as Accept,
      tickets: kind.isOne() ? [picks] : picks.map((pick) => [pick]),
    });
  }

  function refresh(): void {
    const picks = [...store.picks.values()];
    element.hidden = picks.length === 0;
    kind.refresh();
    const isOne = kind.isOne();
    stake.setLabel(words(isOne ? 'stake' : 'stakeEach'));
    sum.refresh(stake.value(), isOne);
    agree.hidden = picks.every(({ price, seen }) => price === null || price === seen);
    bet.setAttribute('aria-disabled', String(placing.isBusy()));
    const amount = shell.money(decimalOf(stake.value() * (isOne ? 1 : picks.length)));
    if (placing.isBusy()) bet.textContent = words('betting');
    else bet.textContent = placing.isUnknown() ? words('again') : words('betNow', { amount });
  }

  return { element, refresh };
}

/** What the slip may pay, and what such tickets return over the long run. */
function createSum({ words, shell, game, store }: Book) {
  const pays = el('output');
  const returns = el('p', { class: 'returns' });
  return {
    elements: [el('div', { class: 'sum' }, el('span', { text: words('mayPay') }), pays), returns],
    refresh: (stake: number, isOne: boolean): void => {
      const prices = [...store.picks.values()].map(({ price }) => price);
      const open = prices.flatMap((price) => price ?? []);
      const tickets = isOne ? [open] : open.map((price) => [price]);
      const all = tickets.reduce((total, ticket) => total + mayPay(stake, ticket), 0);
      pays.textContent = open.length === prices.length ? shell.money(decimalOf(all)) : '–';
      const share = (game.returns / 10_000) ** (isOne ? prices.length : 1);
      returns.textContent = words('ticketReturn', { rtp: (share * 100).toFixed(2) });
    },
  };
}
