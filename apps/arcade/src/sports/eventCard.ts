import { el } from '../kit/dom';
import type { Words } from '../kit/texts';
import type { EventPage, WireEvent } from '@perya/game-engines/sports';
import { createMainMarket, createMoreMarkets } from './eventMarkets';
import { momentText, sideScores } from './moment';
import type { Pick } from './store';
import type { TextKey } from './texts';

/** An event of the board, which opens to all its markets. */
export interface EventCard {
  element: HTMLElement;
  /** Whether all its markets are shown. */
  isOpen(): boolean;
  update(event: WireEvent, slip: ReadonlyMap<string, Pick>, now: number): void;
  /** Shows all markets as they are now. */
  fill(page: EventPage, slip: ReadonlyMap<string, Pick>): void;
}

interface Options {
  words: Words<TextKey>;
  first: WireEvent;
  press(pick: Pick): void;
  /** All markets are wanted. */
  open(): void;
}

export function createEventCard({ words, first, press, open }: Options): EventCard {
  const head = createHead(words, first);
  const main = createMainMarket({ words, press });
  const more = createMoreMarkets({ words, press });
  const note = el('p', { class: 'note', attr: { hidden: true } });
  const toggle = createToggle(words, (isOpen) => {
    more.element.hidden = !isOpen;
    if (isOpen) open();
  });
  const element = el(
    'li',
    { class: 'event' },
    ...head.elements,
    main.element,
    note,
    toggle.element,
    more.element,
  );
  return {
    element,
    isOpen: toggle.isOpen,
    update: (event, slip, now) => {
      element.dataset['phase'] = event.phase;
      head.update(event, now);
      note.hidden = event.isOpen || event.phase === 'coming';
      note.textContent = words(event.sport === 'derby' ? 'closedNow' : 'suspended');
      main.update(event, slip);
      more.update(slip);
      toggle.update(event.markets - 1);
    },
    fill: more.fill,
  };
}

/** Who meets whom, where, and how it stands. */
function createHead(words: Words<TextKey>, { league, sides }: WireEvent) {
  const moment = el('span', { class: 'moment' });
  const scores = sides.map(() => el('b'));
  const order = el('p', { class: 'order', attr: { hidden: true } });
  const rows = sides.map((side, place) =>
    el('p', {}, el('span', { text: side }), scores[place] ?? ''),
  );
  return {
    elements: [
      el('div', { class: 'eventHead' }, el('span', { text: league }), moment),
      // Runners are named with their prices.
      sides.length > 2 ? order : el('div', { class: 'sides' }, ...rows),
    ],
    update: (event: WireEvent, now: number): void => {
      moment.textContent = momentText(words, event, now);
      order.hidden = event.phase === 'coming';
      order.textContent = words('order', { list: event.score.join(' · ') });
      sideScores(event).forEach((score, place) => {
        const shown = scores[place];
        if (shown !== undefined) shown.textContent = String(score);
      });
    },
  };
}

function createToggle(words: Words<TextKey>, onToggle: (isOpen: boolean) => void) {
  let isOpen = false;
  let count = 0;
  const element = el('button', {
    class: 'toggle',
    attr: { type: 'button', 'aria-expanded': 'false' },
    on: {
      click: () => {
        isOpen = !isOpen;
        element.setAttribute('aria-expanded', String(isOpen));
        write();
        onToggle(isOpen);
      },
    },
  });
  const write = (): void => {
    element.textContent = isOpen ? words('fewerMarkets') : words('moreMarkets', { count });
    element.hidden = count <= 0 && !isOpen;
  };
  return {
    element,
    isOpen: () => isOpen,
    update: (others: number): void => {
      count = others;
      write();
    },
  };
}
