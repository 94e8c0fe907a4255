import type {
  PriceChangePolicy,
  EventPage,
  Sport,
  SportsGame,
  Tickets,
  WireEvent,
} from '@perya/game-engines/sports';
import { minorUnits, parseMinorUnits, formatAmountInput } from '@perya/rules/money';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SlipKind, SlipPick } from './picks';

/** The initial stake of a slip, 100.00, if within the book's limits. */
const FIRST_STAKE = 10_000;

/** The tabs of the panel beside the board. */
export type PanelTab = 'slip' | 'bets';

export interface BookState {
  readonly sport: Sport;
  /** Undefined until the sport's board has loaded. */
  readonly events: readonly WireEvent[] | undefined;
  /** The platform's time of the last board response. */
  readonly now: number;
  /** False while the platform doesn't respond. */
  readonly isConnected: boolean;
  /** Expanded events, by id. */
  readonly expanded: ReadonlySet<string>;
  /** Events with all their markets, as of the last response. */
  readonly pages: ReadonlyMap<string, EventPage>;
  /** The selections on the slip, in the order in which they were added. */
  readonly picks: readonly SlipPick[];
  /** As typed. */
  readonly stake: string;
  readonly kind: SlipKind;
  readonly accept: PriceChangePolicy;
  /** Undefined until loaded. */
  readonly tickets: Tickets | undefined;
  readonly tab: PanelTab;
  /** On a narrow screen the panel is a sheet over the board. */
  readonly isSheetOpen: boolean;
}

export type BookStore = StoreApi<BookState>;

export const createBookStore = (game: SportsGame): BookStore =>
  createStore<BookState>(() => ({
    sport: game.sport,
    events: undefined,
    now: game.now,
    isConnected: true,
    expanded: new Set(),
    pages: new Map(),
    picks: [],
    stake: formatAmountInput(minorUnits(Math.max(FIRST_STAKE, parseMinorUnits(game.minStake)))),
    kind: 'accumulator',
    accept: 'better',
    tickets: undefined,
    tab: 'slip',
    isSheetOpen: false,
  }));
