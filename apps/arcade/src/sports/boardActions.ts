import { NothingSchema, type PlayCall } from '@perya/game-engines/play-api';
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

/** What reads the book from the platform into the store. All of it rejects where a call fails. */
export interface BoardActions {
  chooseSport(sport: Sport): Promise<void>;
  /** Reads the board, and what the slip's selections cost. */
  refresh(): Promise<void>;
  /** Shows all markets of an event. */
  expand(id: string): Promise<void>;
  collapse(id: string): void;
  /** Reads the events again whose markets are all shown. */
  refreshExpanded(): Promise<void>;
  /** Reads the player's tickets. Gives those that were settled since they were read last. */
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

/** Reads, and keeps an answer only where no later one was asked for meanwhile. */
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

/** The board with other events: what is kept of those that are gone goes with them. */
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

/** The market that an event was listed with stays in its place, closed, until there is another. */
const closedMarket = (market: WireMarket | null): WireMarket | null =>
  market && { ...market, selections: market.selections.map(({ id }) => ({ id, price: null })) };

/**
 * `pricesCall` for these selections. The query is part of the path because `leg` is repeated, and the
 * client writes a list as one field with commas.
 */
export function slipPricesCall(legs: readonly SlipLeg[]): PlayCall<object, SlipPrices> {
  const query = legs.map((leg) => `leg=${encodeURIComponent(keyOf(leg))}`).join('&');
  return { ...pricesCall, path: `${pricesCall.path}?${query}`, request: NothingSchema };
}
