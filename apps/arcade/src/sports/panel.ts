import { el } from '../kit/dom';
import { iconButton } from '../kit/buttons';
import type { WireTicket } from '@perya/game-engines/sports';
import type { Book } from './book';
import { createSlip } from './slip';
import { createTicketList } from './ticketList';

const CLOSE = ['M6 9L12 15L18 9'];
/** Beside the board there is room for the slip from here on; below it, it is a sheet. */
const WIDE = '(min-width: 960px)';

export interface Panel {
  element: HTMLElement;
  /** Opens the sheet, where the slip is one. */
  opener: HTMLElement;
  refresh(): void;
  reload(): Promise<void>;
  /** Shows the tickets, after one was taken. */
  showBets(): void;
}

/** The slip and the player's tickets. */
export function createPanel(
  book: Book,
  { onSettled }: { onSettled: (tickets: readonly WireTicket[]) => void },
): Panel {
  const { words, store } = book;
  const slip = createSlip(book);
  const tickets = createTicketList(book, { onSettled });
  const wide = matchMedia(WIDE);
  let shown: 'slip' | 'bets' = 'slip';
  let open = 0;
  let isUp = false;
  let size = 0;
  const echo = echoOf(book.shell.status);

  const tab = (which: 'slip' | 'bets'): HTMLButtonElement =>
    el('button', { attr: { type: 'button' }, on: { click: () => show(which) } });
  const tabs = { slip: tab('slip'), bets: tab('bets') };
  const element = el(
    'aside',
    { class: 'panel', attr: { 'aria-label': words('slip') } },
    el(
      'div',
      { class: 'tabs' },
      tabs.slip,
      tabs.bets,
      iconButton(words('close'), CLOSE, () => setUp(false)),
    ),
    echo,
    slip.element,
    tickets.element,
  );
  const openSlip = el('button', {
    class: 'act',
    attr: { type: 'button' },
    on: { click: () => setUp(true, 'slip') },
  });
  const openBets = el('button', {
    class: 'second',
    attr: { type: 'button' },
    on: { click: () => setUp(true, 'bets') },
  });

  function show(which: 'slip' | 'bets'): void {
    shown = which;
    refresh();
  }

  function setUp(next: boolean, which = shown): void {
    isUp = next;
    show(which);
    if (next) tabs[which].focus();
    else openSlip.focus();
  }

  function refresh(): void {
    const count = store.picks.size;
    // Who puts something on the slip wants to see the slip.
    if (count > size) shown = 'slip';
    size = count;
    const slipText = `${words('slip')} · ${count}`;
    const betsText = `${words('myBets')} · ${open}`;
    tabs.slip.textContent = slipText;
    tabs.bets.textContent = betsText;
    openSlip.textContent = slipText;
    openBets.textContent = betsText;
    tabs.slip.setAttribute('aria-pressed', String(shown === 'slip'));
    tabs.bets.setAttribute('aria-pressed', String(shown === 'bets'));
    slip.element.hidden = shown !== 'slip';
    tickets.element.hidden = shown !== 'bets';
    element.dataset['up'] = String(isUp);
    // Out of sight, nothing in it may take the focus.
    element.inert = !wide.matches && !isUp;
    slip.refresh();
  }

  wide.addEventListener('change', refresh);
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isUp) setUp(false);
  });
  refresh();

  return {
    element,
    opener: el('div', { class: 'openers' }, openBets, openSlip),
    refresh,
    reload: async () => {
      open = await tickets.refresh();
      refresh();
    },
    showBets: () => {
      if (store.picks.size === 0) show('bets');
    },
  };
}

/** The status line once more: as a sheet, the panel covers the real one. */
function echoOf(status: HTMLElement): HTMLElement {
  const echo = el('p', { class: 'echo', attr: { 'aria-hidden': 'true' } });
  const copy = (): void => {
    echo.textContent = status.textContent;
    echo.dataset['kind'] = status.dataset['kind'] ?? '';
  };
  new MutationObserver(copy).observe(status, { attributes: true, childList: true });
  return echo;
}
