import type {
  Accept,
  EventPage,
  Sport,
  SportsGame,
  Tickets,
  WireEvent,
} from '@perya/game-engines/sports';
import { minorUnits, parseMinorUnits, typedAmount } from '@perya/rules/money';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SlipKind, SlipPick } from './picks';

/** The stake that a new slip begins with, 100.00, where the book takes it. */
const FIRST_STAKE = 10_000;

/** What the panel beside the board shows. */
export type PanelTab = 'slip' | 'bets';

export interface BookState {
  readonly sport: Sport;
  /** Undefined until the sport's board has been read. */
  readonly events: readonly WireEvent[] | undefined;
  /** The platform's time when the board was read last. */
  readonly now: number;
  /** False while the platform does not answer. */
  readonly isConnected: boolean;
  /** Events whose markets are all shown, by id. */
  readonly expanded: ReadonlySet<string>;
  /** Events with all their markets, as they were read last. */
  readonly pages: ReadonlyMap<string, EventPage>;
  /** The slip, in the order in which it was filled. */
  readonly picks: readonly SlipPick[];
  /** As it was typed. */
  readonly stake: string;
  readonly kind: SlipKind;
  readonly accept: Accept;
  /** Undefined until they have been read. */
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
    stake: typedAmount(minorUnits(Math.max(FIRST_STAKE, parseMinorUnits(game.minStake)))),
    kind: 'accumulator',
    accept: 'better',
    tickets: undefined,
    tab: 'slip',
    isSheetOpen: false,
  }));
