import type { Calls } from '../kit/calls';
import type {
  Board,
  SlipLeg,
  SlipPrices,
  SportsGame,
  WireEvent,
  Sport,
} from '@perya/game-engines/sports';

/** A selection that the player has put on the slip. */
export interface Pick extends SlipLeg {
  sport: Sport;
  league: string;
  sides: readonly string[];
  /** As the player saw it last: what is sent with the bet. */
  seen: string;
  /** As the platform has it now; null while it is closed. */
  price: string | null;
  isOver: boolean;
}

export const keyOf = ({ event, market, selection }: SlipLeg): string =>
  `${event}|${market}|${selection}`;

/** What the page knows: which sport is shown, its events, and what is on the slip. */
export interface Store {
  sport: Sport;
  events: readonly WireEvent[];
  /** False while the platform does not answer. */
  isConnected: boolean;
  readonly picks: Map<string, Pick>;
  /** The platform's time, by its last answer. */
  now(): number;
  choose(sport: Sport): Promise<void>;
  toggle(pick: Pick): 'full' | undefined;
  clear(): void;
  /** Takes the new prices as seen. */
  agree(): void;
  /** Asks the platform what is on, and what the slip's selections cost. */
  refresh(): Promise<void>;
  onChange(listener: () => void): void;
}

export function createStore(game: SportsGame, calls: Calls, now: () => number): Store {
  const listeners: (() => void)[] = [];
  const changed = (): void => listeners.forEach((listener) => listener());
  let asked = 0;

  const loadBoard = async (): Promise<void> => {
    asked += 1;
    const mine = asked;
    const board = await calls.get<Board>(`sports/board?sport=${store.sport}`);
    // An answer about a sport that was left must not overwrite a newer one.
    if (mine === asked) store.events = board.events;
  };

  const loadPrices = async (): Promise<void> => {
    const picks = [...store.picks.values()];
    if (picks.length === 0) return;
    const query = picks.map((pick) => `leg=${encodeURIComponent(keyOf(pick))}`).join('&');
    const { list } = await calls.get<SlipPrices>(`sports/prices?${query}`);
    picks.forEach((pick, place) => {
      const now = list[place];
      if (now === undefined || !store.picks.has(keyOf(pick))) return;
      pick.price = now.price;
      pick.isOver = now.phase === 'over';
    });
  };

  const store: Store = {
    sport: game.sport,
    events: [],
    isConnected: true,
    picks: new Map(),
    now,
    choose: async (sport) => {
      store.sport = sport;
      store.events = [];
      changed();
      await store.refresh();
    },
    toggle: (pick) => {
      const key = keyOf(pick);
      if (store.picks.delete(key)) {
        changed();
        return undefined;
      }
      if (store.picks.size >= game.maxLegs) return 'full';
      store.picks.set(key, pick);
      changed();
      return undefined;
    },
    clear: () => {
      store.picks.clear();
      changed();
    },
    agree: () => {
      for (const pick of store.picks.values()) pick.seen = pick.price ?? pick.seen;
      changed();
    },
    refresh: async () => {
      const results = await Promise.allSettled([loadBoard(), loadPrices()]);
      store.isConnected = results.every(({ status }) => status === 'fulfilled');
      changed();
      const failed = results.find((result) => result.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
    },
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
  return store;
}
