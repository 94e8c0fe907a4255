import { el } from '../kit/dom';
import type { Words } from '../kit/texts';
import type { EventPage, WireEvent } from '@perya/game-engines/sports';
import { createMarketRow, type MarketRow } from './marketRow';
import type { Pick as Chosen } from './store';
import type { TextKey } from './texts';

interface Options {
  words: Words<TextKey>;
  press(pick: Chosen): void;
}

type Slip = ReadonlyMap<string, Chosen>;

/** The market that an event is listed with; another takes its place where the match has moved on. */
export function createMainMarket({ words, press }: Options) {
  const element = el('div', { class: 'main' });
  let shown: { id: string; row: MarketRow } | undefined;
  return {
    element,
    update: (event: WireEvent, slip: Slip): void => {
      const { main } = event;
      if (main !== null && shown?.id !== main.id) {
        const row = createMarketRow({ words, event, market: main, hasTitle: false, press });
        shown = { id: main.id, row };
        element.replaceChildren(row.element);
      }
      shown?.row.update(main ?? undefined, slip);
    },
  };
}

/** All other markets, the news, and the promise of the event's seed. */
export function createMoreMarkets({ words, press }: Options) {
  const element = el('div', { class: 'more', attr: { hidden: true } });
  const rows = new Map<string, MarketRow>();
  let page: EventPage | undefined;
  const update = (slip: Slip): void => {
    for (const market of page?.all ?? []) rows.get(market.id)?.update(market, slip);
  };
  return {
    element,
    update,
    fill: (next: EventPage, slip: Slip): void => {
      page = next;
      const { event } = next;
      // What is decided already is no market any more; closed for a moment, all of them stay.
      const all = next.all.filter(
        ({ selections }) => !event.isOpen || selections.some(({ price }) => price !== null),
      );
      const kindOf = (id: string | undefined): string | undefined => id?.split(':')[0];
      const shown = all.slice(1).map((market, place) => {
        // Lines of one kind stand together, under one title.
        const hasTitle = place === 0 || kindOf(all[place]?.id) !== kindOf(market.id);
        const row =
          rows.get(market.id) ?? createMarketRow({ words, event, market, hasTitle, press });
        rows.set(market.id, row);
        return row.element;
      });
      keepChildren(element, [...shown, ...facts(words, next)]);
      update(slip);
    },
  };
}

/** Sets the children without moving those that stay: who has the focus keeps it. */
function keepChildren(parent: HTMLElement, children: readonly HTMLElement[]): void {
  // The collection is a live one: what is to go is found before anything goes.
  const gone = Array.from(parent.children).filter(
    (child) => !children.includes(child as HTMLElement),
  );
  for (const child of gone) child.remove();
  children.forEach((child, place) => {
    const there = parent.children[place] ?? null;
    if (there !== child) parent.insertBefore(child, there);
  });
}

const NEWS_SHOWN = 5;
/** Of the three ways that a match may be, the one that favours nobody. */
const NEUTRAL = 1;

function facts(words: Words<TextKey>, { event, news, commitment }: EventPage): HTMLElement[] {
  const { sides, phase } = event;
  const lines = news.slice(-NEWS_SHOWN).map((place) => {
    const isMatch = sides.length === 2;
    if (isMatch && place === NEUTRAL) return el('li', { text: words('newsEven') });
    const side = sides[isMatch ? (place === 0 ? 1 : 0) : place] ?? '';
    return el('li', { text: words('newsFor', { side }) });
  });
  const promise = [el('span', { text: words('eventHash') }), el('code', { text: commitment })];
  return [
    ...(phase === 'coming' && lines.length > 0 ? [el('ol', { class: 'news' }, ...lines)] : []),
    el('p', { class: 'promise' }, ...promise),
  ];
}
