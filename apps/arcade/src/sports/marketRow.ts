import { el } from '../kit/dom';
import type { Words } from '../kit/texts';
import type { WireEvent, WireMarket } from '@perya/game-engines/sports';
import { eventName, marketName, selectionName } from './names';
import { createPriceButton, type PriceButton } from './priceButton';
import { keyOf, type Pick } from './store';
import type { TextKey } from './texts';

/** A market of an event: its prices side by side. */
export interface MarketRow {
  element: HTMLElement;
  update(market: WireMarket | undefined, chosen: ReadonlyMap<string, Pick>): void;
}

interface Options {
  words: Words<TextKey>;
  event: WireEvent;
  market: WireMarket;
  /** The list shows no title: its prices stand under the sides. */
  hasTitle: boolean;
  press(pick: Pick): void;
}

export function createMarketRow({ words, event, market, hasTitle, press }: Options): MarketRow {
  const { sport, sides, league } = event;
  const title = marketName(words, sport, market.id);
  const prices = new Map(market.selections.map(({ id, price }) => [id, price]));
  const buttons = new Map<string, PriceButton>();
  const prepared = {
    wentUp: words('wentUp'),
    wentDown: words('wentDown'),
    closed: words('closedLeg'),
  };
  for (const { id } of market.selections) {
    const named = { sport, sides, market: market.id, selection: id };
    buttons.set(
      id,
      createPriceButton({
        name: selectionName(words, named),
        context: `${eventName(sides, league)}, ${title}`,
        words: prepared,
        press: () => {
          const price = prices.get(id) ?? null;
          press({ event: event.id, league, ...named, seen: price ?? '', price, isOver: false });
        },
      }),
    );
  }
  const element = el(
    'div',
    { class: 'market', attr: { 'data-count': Math.min(4, buttons.size) } },
    ...(hasTitle ? [el('h3', { text: title })] : []),
    el('div', { class: 'prices' }, ...[...buttons.values()].map((button) => button.element)),
  );
  return {
    element,
    update: (now, chosen) => {
      for (const [id, button] of buttons) {
        const price = now?.selections.find((selection) => selection.id === id)?.price ?? null;
        prices.set(id, price);
        const key = keyOf({ event: event.id, market: market.id, selection: id });
        button.update({ price, isChosen: chosen.has(key) });
      }
    },
  };
}
