import { EmptyBodySchema, type PlayCall } from '@perya/game-engines/play-api';
import {
  boardCall,
  eventCall,
  pricesCall,
  ticketsCall,
  type EventPage,
  type SlipLeg,
  type SlipPrices,
  type Sport,
  type SportsFacts,
  type WireEvent,
  type WireMarket,
  type WireTicket,
} from '@perya/game-engines/sports';
import type { OpenedGame } from '../game/GameContext';
import type { BookStore } from './bookStore';
import { keyOf } from './picks';

/** Fetches the book from the platform into the store. All functions reject if a call fails. */
export interface BoardActions {
  chooseSport(sport: Sport): Promise<void>;
  /** Fetches the board, and the prices of the slip's selections. */
  refresh(): Promise<void>;
  /** Shows all markets of an event. */
  expand(id: string): Promise<void>;
  collapse(id: string): void;
  /** Refetches the expanded events. */
  refreshExpanded(): Promise<void>;
  /** Fetches the player's tickets. Returns those settled since the last fetch. */
  readTickets(): Promise<readonly WireTicket[]>;
}

export function createBoardActions(
  store: BookStore,
  { client, now }: Pick<OpenedGame<SportsFacts>, 'client' | 'now'>,
): BoardActions {
  const readBoard = onlyLatest(
    () => client.call(boardCall, { sport: store.getState().sport }),
    ({ events }) => store.setState((state) => withEvents(state, events)),
  );
  const readTickets = onlyLatest(
    () => client.call(ticketsCall, {}),
    (tickets) => {
      const waiting = new Set(store.getState().tickets?.open.map(({ id }) => id));
      store.setState({ tickets });
      return tickets.settled.filter(({ id }) => waiting.has(id));
    },
  );
  const readPrices = async () => {
    const asked = store.getState().picks;
    if (asked.length === 0) return;
    const { list } = await client.call(slipPricesCall(asked), {});
    const found = new Map(asked.map((pick, place) => [keyOf(pick), list[place]]));
    store.setState(({ picks }) => ({
      picks: picks.map((pick) => {
        const priced = found.get(keyOf(pick));
        if (priced === undefined) return pick;
        return { ...pick, price: priced.price, isOver: priced.phase === 'over' };
      }),
    }));
  };
  const readEvent = async (id: string) => {
    const page = await client.call(eventCall, { id });
    store.setState(({ pages }) => ({ pages: new Map(pages).set(id, page) }));
  };
  const refresh = async () => {
    const results = await Promise.allSettled([readBoard(), readPrices()]);
    const failed = results.find(({ status }) => status === 'rejected');
    store.setState({ now: now(), isConnected: failed === undefined });
    if (failed?.status === 'rejected') throw failed.reason;
  };

  return {
    refresh,
    chooseSport: (sport) => {
      store.setState({ sport, events: undefined, expanded: new Set(), pages: new Map() });
      return refresh();
    },
    expand: (id) => {
      store.setState(({ expanded }) => ({ expanded: new Set(expanded).add(id) }));
      return readEvent(id);
    },
    collapse: (id) => {
      store.setState(({ expanded }) => ({
        expanded: new Set([...expanded].filter((one) => one !== id)),
      }));
    },
    refreshExpanded: async () => {
      await Promise.all([...store.getState().expanded].map(readEvent));
    },
    readTickets: async () => (await readTickets()) ?? [],
  };
}

/** Stores a response only if no later request was made in the meantime. */
function onlyLatest<Reply, Kept>(
  read: () => Promise<Reply>,
  keep: (reply: Reply) => Kept,
): () => Promise<Kept | undefined> {
  let asked = 0;
  return async () => {
    asked += 1;
    const mine = asked;
    const reply = await read();
    return mine === asked ? keep(reply) : undefined;
  };
}

interface Shown {
  readonly events: readonly WireEvent[] | undefined;
  readonly expanded: ReadonlySet<string>;
  readonly pages: ReadonlyMap<string, EventPage>;
}

/** Replaces the board's events and drops the state of removed ones. */
function withEvents(before: Shown, events: readonly WireEvent[]): Shown {
  const known = new Map(before.events?.map((event) => [event.id, event]));
  const ids = new Set(events.map(({ id }) => id));
  return {
    events: events.map((event) => ({
      ...event,
      main: event.main ?? closedMarket(known.get(event.id)?.main ?? null),
    })),
    expanded: new Set([...before.expanded].filter((id) => ids.has(id))),
    pages: new Map([...before.pages].filter(([id]) => ids.has(id))),
  };
}

/** An event's market stays in place, closed, until there is another. */
const closedMarket = (market: WireMarket | null): WireMarket | null =>
  market && { ...market, selections: market.selections.map(({ id }) => ({ id, price: null })) };

/**
 * `pricesCall` for these selections. The query is part of the path because `leg` is repeated, and the client
 * writes a list as one comma-separated field.
 */
export function slipPricesCall(legs: readonly SlipLeg[]): PlayCall<object, SlipPrices> {
  const query = legs.map((leg) => `leg=${encodeURIComponent(keyOf(leg))}`).join('&');
  return { ...pricesCall, path: `${pricesCall.path}?${query}`, request: EmptyBodySchema };
}
