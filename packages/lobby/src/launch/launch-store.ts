import type { Game } from '@perya/api-client';
import { onSessionEvent } from '@perya/session';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { keepOpenGame, keptOpenGame } from './launch-storage';

/** A game that the platform has opened, at an address on its play origin. */
export interface OpenGame {
  readonly game: Game;
  /** Carries a one-time ticket; never the session token. */
  readonly address: string;
  /** When the platform opened it, by this device's clock, in ms. */
  readonly startedAt: number;
  /** The place in the lobby that Back returns to. */
  readonly from: string;
  readonly demo: boolean;
  /** The game has come up at this address before; its ticket may open nothing any more. */
  readonly hasComeUp: boolean;
}

/** What was asked for, from the tap until the platform's answer. */
export interface ChosenGame {
  readonly game: Game;
  readonly from: string;
  readonly demo: boolean;
}

export type LaunchState =
  /** Not looked yet: the server and the first paint know nothing of this tab. */
  | { readonly status: 'unknown' }
  | { readonly status: 'none' }
  | { readonly status: 'launching'; readonly chosen: ChosenGame }
  | { readonly status: 'refused'; readonly chosen: ChosenGame; readonly error: unknown }
  | { readonly status: 'open'; readonly open: OpenGame };

/** Asks the platform to open a game; answers its address. */
export type OpenOnPlatform = (
  chosen: ChosenGame,
  signal: AbortSignal,
) => Promise<{ readonly address: string }>;

/**
 * A second tap this soon after the first is the same tap, even when the platform has answered in
 * between.
 */
const SAME_TAP_MS = 1_000;

const store = createStore<LaunchState>()(() => ({ status: 'unknown' }));

let inFlight: { gameId: string; abort: AbortController } | null = null;
let lastTap = { gameId: '', at: Number.NEGATIVE_INFINITY };

/**
 * A person chose a game. Launches it exactly once: a repeat of the same tap, or a tap while the
 * same game is on its way, does nothing; another game takes the place of the one on its way.
 *
 * @returns whether this tap began a launch.
 */
export function gameChosen(chosen: ChosenGame, open: OpenOnPlatform): boolean {
  const { id } = chosen.game;
  const now = performance.now();
  const sameTap = lastTap.gameId === id && now - lastTap.at < SAME_TAP_MS;
  if (sameTap || inFlight?.gameId === id) return false;
  lastTap = { gameId: id, at: now };
  void launch(chosen, open);
  return true;
}

/** A person asked again after a refusal or an ended game. */
export function launchRetried(chosen: ChosenGame, open: OpenOnPlatform): void {
  if (inFlight?.gameId !== chosen.game.id) void launch(chosen, open);
}

/** The game said that it can be played. */
export function gameCameUp(address: string): void {
  const state = store.getState();
  if (state.status !== 'open' || state.open.address !== address || state.open.hasComeUp) return;
  // For the next time that it is framed: what is framed now has come up just now.
  keepOpenGame({ ...state.open, hasComeUp: true });
}

/** The person turned away before the platform answered: its answer no longer opens anything. */
export function launchAbandoned(): void {
  inFlight?.abort.abort();
  inFlight = null;
  const state = store.getState();
  if (state.status === 'launching' || state.status === 'refused') show({ status: 'none' });
}

/** Nothing of a game stays with a tab whose account has left. */
export function launchForgotten(): void {
  launchAbandoned();
  keepOpenGame(null);
  show({ status: 'none' });
}

/**
 * Looks for the game that this tab had open before it was reloaded. Launches nothing. What is kept
 * belongs to whoever is signed in: signing out clears it.
 */
export function launchRecalled(): void {
  const { status } = store.getState();
  if (status === 'launching' || status === 'refused') return;
  const open = keptOpenGame();
  show(open === null ? { status: 'none' } : { status: 'open', open });
}

/** Where the launch of this tab stands, for what is no component. */
export function launchState(): LaunchState {
  return store.getState();
}

/** Where the launch of this tab stands. */
export function useLaunchState(): LaunchState {
  return useStore(store);
}

onSessionEvent((event) => {
  const isAnothers = event.type === 'signed-in' && event.isOtherMember;
  if (event.type === 'signed-out' || isAnothers) launchForgotten();
  // An expiry clears the tab's storage; whoever signs in again still has the game open.
  const state = store.getState();
  if (event.type === 'signed-in' && state.status === 'open') keepOpenGame(state.open);
});

async function launch(chosen: ChosenGame, open: OpenOnPlatform): Promise<void> {
  inFlight?.abort.abort();
  const mine = { gameId: chosen.game.id, abort: new AbortController() };
  inFlight = mine;
  show({ status: 'launching', chosen });
  const outcome = await open(chosen, mine.abort.signal).then(
    ({ address }): LaunchState => ({
      status: 'open',
      open: { ...chosen, address, startedAt: Date.now(), hasComeUp: false },
    }),
    (error: unknown): LaunchState => ({ status: 'refused', chosen, error }),
  );
  // An answer to a launch that was replaced or abandoned opens nothing.
  if (inFlight !== mine) return;
  inFlight = null;
  if (outcome.status === 'open') keepOpenGame(outcome.open);
  show(outcome);
}

function show(state: LaunchState): void {
  store.setState(state, true);
}
