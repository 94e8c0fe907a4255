import { el } from '../kit/dom';
import type { EventPage, WireEvent } from '@perya/game-engines/sports';
import type { Book } from './book';
import { createEventCard, type EventCard } from './eventCard';

export interface BoardList {
  element: HTMLElement;
  refresh(): void;
  /** Asks again for the events whose markets are all shown. */
  reload(): Promise<void>;
}

/** The events of a sport: what is played, and what is coming. */
export function createBoardList(book: Book): BoardList {
  const { words, store, calls, shell } = book;
  const live = el('ul', { class: 'events' });
  const coming = el('ul', { class: 'events' });
  const liveTitle = el('h2', { text: words('liveNow') });
  const comingTitle = el('h2', { text: words('comingUp') });
  const empty = el('p', { class: 'empty' });
  const element = el('div', { class: 'board' }, empty, liveTitle, live, comingTitle, coming);
  const cards = new Map<string, EventCard>();

  const load = async (id: string): Promise<void> => {
    const page = await calls.get<EventPage>(`sports/event?id=${encodeURIComponent(id)}`);
    cards.get(id)?.fill(page, store.picks);
  };

  const cardOf = (event: WireEvent): EventCard => {
    const known = cards.get(event.id);
    if (known !== undefined) return known;
    const card = createEventCard({
      words,
      first: event,
      press: (pick) => {
        if (store.toggle(pick) === 'full') {
          shell.say(words('fullSlip', { count: book.game.maxLegs }), 'fault');
        }
      },
      open: () => void load(event.id).catch(shell.fault),
    });
    cards.set(event.id, card);
    return card;
  };

  const place = (list: HTMLElement, events: readonly WireEvent[]): void => {
    const items = events.map((event) => {
      const card = cardOf(event);
      card.update(event, store.picks, store.now());
      return card.element;
    });
    items.forEach((item, at) => {
      // Only what is new or has changed its list is moved: focus and scroll stay.
      if (list.children[at] !== item) list.insertBefore(item, list.children[at] ?? null);
    });
  };

  return {
    element,
    refresh: () => {
      const { events } = store;
      const isHere = new Set(events.map(({ id }) => id));
      for (const [id, card] of cards) {
        if (isHere.has(id)) continue;
        card.element.remove();
        cards.delete(id);
      }
      const now = events.filter(({ phase }) => phase === 'live');
      const next = events.filter(({ phase }) => phase !== 'live');
      place(live, now);
      place(coming, next);
      liveTitle.hidden = now.length === 0;
      comingTitle.hidden = next.length === 0;
      empty.hidden = events.length > 0 && store.isConnected;
      empty.textContent = words(store.isConnected ? 'nothingOn' : 'retry');
    },
    reload: async () => {
      const shown = [...cards].filter(([, card]) => card.isOpen());
      await Promise.all(shown.map(([id]) => load(id)));
    },
  };
}
