import { el } from '../kit/dom';
import { tagOf } from '../kit/languageTag';
import type { LegOutcome, Tickets, WireTicket, WireTicketLeg } from '@perya/game-engines/sports';
import type { Book } from './book';
import { eventName, marketName, resultText, selectionName, shownPrice } from './names';

export interface TicketList {
  element: HTMLElement;
  /** Asks the platform; answers how many are open. */
  refresh(): Promise<number>;
}

const OUTCOMES = { open: 'legOpen', won: 'legWon', lost: 'legLost', void: 'legVoid' } as const;
const SIGNS: Readonly<Record<LegOutcome, string>> = { open: '…', won: '✓', lost: '✕', void: '↺' };

/** The player's tickets on this book: the open ones first. */
export function createTicketList(
  book: Book,
  { onSettled }: { onSettled: (tickets: readonly WireTicket[]) => void },
): TicketList {
  const { calls, words, shell } = book;
  const element = el('div', { class: 'tickets' });
  let waiting: ReadonlySet<string> = new Set();
  let shown = '';

  const show = ({ open, settled }: Tickets): void => {
    // Drawn anew only where something has changed: who reads keeps his place.
    const next = JSON.stringify([open, settled]);
    if (next === shown) return;
    shown = next;
    const group = (title: string, list: readonly WireTicket[]): HTMLElement[] =>
      list.length === 0
        ? []
        : [
            el('h3', { text: title }),
            el('ul', {}, ...list.map((ticket) => ticketItem(book, ticket))),
          ];
    element.replaceChildren(
      ...(open.length + settled.length === 0
        ? [el('p', { class: 'empty', text: words('noBets') })]
        : [...group(words('openBets'), open), ...group(words('settledBets'), settled)]),
    );
  };

  return {
    element,
    refresh: async () => {
      const tickets = await calls.get<Tickets>('sports/tickets');
      show(tickets);
      const done = tickets.settled.filter(({ id }) => waiting.has(id));
      waiting = new Set(tickets.open.map(({ id }) => id));
      if (done.length > 0) {
        shell.setBalance(tickets.balance);
        onSettled(done);
      }
      return tickets.open.length;
    },
  };
}

function ticketItem(book: Book, ticket: WireTicket): HTMLElement {
  const { words, game } = book;
  const { money } = book.shell;
  const { payout, stake, mayPay, placedAt } = ticket;
  const time = new Intl.DateTimeFormat(tagOf(game.language), {
    timeStyle: 'short',
    timeZone: game.timeZone,
  });
  const isWon = payout !== null && Number(payout) > Number(stake);
  const end =
    payout === null
      ? `${words('mayPay')} ${money(mayPay)}`
      : Number(payout) === 0
        ? words('legLost')
        : words('ticketPaid', { amount: money(payout) });
  return el(
    'li',
    { class: 'ticket', attr: { 'data-end': payout === null ? 'open' : isWon ? 'won' : 'other' } },
    el(
      'p',
      { class: 'ticketHead' },
      el('span', { text: time.format(placedAt) }),
      el('span', { text: `${words('stake')} ${money(stake)}` }),
      el('strong', { text: end }),
    ),
    el('ul', {}, ...ticket.legs.map((leg) => legItem(book, leg))),
  );
}

function legItem({ words }: Book, leg: WireTicketLeg): HTMLElement {
  const { sport, market, sides, league, outcome, price } = leg;
  const facts = [
    marketName(words, sport, market),
    eventName(sides, league),
    resultText(words, leg),
    words(OUTCOMES[outcome]),
  ];
  return el(
    'li',
    { attr: { 'data-outcome': outcome } },
    el('i', { text: SIGNS[outcome], attr: { 'aria-hidden': 'true' } }),
    el(
      'span',
      {},
      el('b', { text: `${selectionName(words, leg)} · ${shownPrice(price)}` }),
      el('small', { text: facts.filter(Boolean).join(' · ') }),
    ),
  );
}
