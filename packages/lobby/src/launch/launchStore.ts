import { isOutcomeUnknown, type Game } from '@perya/api-client';
import { onSessionEvent } from '@perya/session';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { forgetGuestToken, guestToken } from './guestToken';
import { keepLaunch, keptLaunch } from './launchStorage';

/** A requested game, from the tap until the platform's response. */
export interface ChosenGame {
  readonly game: Game;
  /** URL in the lobby to return to. */
  readonly from: string;
  readonly demo: boolean;
  /** Idempotency key of the tap: the platform treats a repeat as the same launch. */
  readonly key: string;
  /** The room of a PVP game, once chosen. */
  readonly roomId?: string | undefined;
}

/** A game that the platform has opened, at a URL on its play origin. */
export interface OpenGame extends ChosenGame {
  /** Contains a one-time ticket, never the session token. */
  readonly address: string;
  /** Identifies the game session when its result is requested; null if the platform has none. */
  readonly sessionId: string | null;
  /** When the platform opened it, by this device's clock, in ms. */
  readonly startedAt: number;
  /** The game has loaded at this address before; its ticket may have been used. */
  readonly hasComeUp: boolean;
}

export type LaunchState =
  /** Storage hasn't been read: on the server and at the first render. */
  | { readonly status: 'unknown' }
  | { readonly status: 'none' }
  /** A PVP game: nothing is launched before a room is chosen. */
  | { readonly status: 'choosing-room'; readonly chosen: ChosenGame }
  | { readonly status: 'launching'; readonly chosen: ChosenGame }
  | { readonly status: 'refused'; readonly chosen: ChosenGame; readonly error: unknown }
  | { readonly status: 'open'; readonly open: OpenGame };

/** Asks the platform to open a game; resolves with its address. */
export type OpenOnPlatform = (
  chosen: ChosenGame,
  signal: AbortSignal,
) => Promise<{ readonly address: string; readonly sessionId: string | null }>;

/** A tap without its key. */
export type GameChoice = Omit<ChosenGame, 'key'>;

/**
 * A second tap within this time is treated as the same tap, even if the platform has responded in between.
 */
const SAME_TAP_MS = 1_000;

const store = createStore<LaunchState>()(() => ({ status: 'unknown' }));

let inFlight: { target: string; abort: AbortController } | null = null;
let lastTap = { target: '', at: Number.NEGATIVE_INFINITY };

/**
 * A member chose a game. Launches it exactly once: a repeated tap, or a tap while the same game is pending,
 * does nothing; another game replaces the pending one.
 *
 * @returns whether this tap started a launch.
 */
export function chooseGame(choice: GameChoice, open: OpenOnPlatform): boolean {
  if (!isNewTap(choice)) return false;
  void launch(named(choice), open);
  return true;
}

/** A member chose a game that's played in rooms: the rooms are shown first. */
export function openRoomChoice(choice: GameChoice): boolean {
  if (!isNewTap(choice)) return false;
  inFlight?.abort.abort();
  inFlight = null;
  const chosen = named(choice);
  keepLaunch({ status: 'choosing-room', chosen });
  show({ status: 'choosing-room', chosen });
  return true;
}

/** A member retried after a rejection or an ended game. */
export function retryLaunch(choice: GameChoice, open: OpenOnPlatform): void {
  if (inFlight?.target === targetOf(choice)) return;
  const state = store.getState();
  // If it's unknown whether the platform has opened the game, the same key is used again.
  const isSame = state.status === 'refused' && isOutcomeUnknown(state.error);
  void launch(isSame ? state.chosen : named(choice), open);
}

/** The game reported that it's ready. */
export function markGameReady(address: string): void {
  const state = store.getState();
  if (state.status !== 'open' || state.open.address !== address || state.open.hasComeUp) return;
  // Only stored for later: the game in the current frame has just loaded.
  keepLaunch({ status: 'open', open: { ...state.open, hasComeUp: true } });
}

/** The game is opened at another address, because the host of the first doesn't answer. */
export function moveOpenGame(address: string): void {
  const state = store.getState();
  if (state.status !== 'open') return;
  const moved: LaunchState = { status: 'open', open: { ...state.open, address } };
  keepLaunch(moved);
  show(moved);
}

/** The member left before the game was open: a late response is ignored. */
export function cancelLaunch(): void {
  inFlight?.abort.abort();
  inFlight = null;
  const { status } = store.getState();
  if (status === 'open' || status === 'unknown' || status === 'none') return;
  keepLaunch(null);
  show({ status: 'none' });
}

/** Clears the launch when the account signs out. */
export function clearLaunch(): void {
  cancelLaunch();
  keepLaunch(null);
  show({ status: 'none' });
}

/**
 * Restores the game that this tab had open before a reload. A pending launch is requested again with the same
 * key, which launches nothing twice. Stored data belongs to the signed-in member: signing out clears it.
 */
export function restoreLaunch(open: OpenOnPlatform): void {
  const { status } = store.getState();
  if (status === 'launching' || status === 'refused' || status === 'choosing-room') return;
  const kept = keptLaunch();
  if (kept?.status === 'launching') void launch(kept.chosen, open);
  else show(kept ?? { status: 'none' });
}

/** Whether a launch is a demo, which needs no sign-in. False while there is none. */
export function isDemo(state: LaunchState): boolean {
  if (state.status === 'open') return state.open.demo;
  return 'chosen' in state && state.chosen.demo;
}

/** Whether the stored launch of this tab is a demo. */
export function isDemoKept(): boolean {
  const kept = keptLaunch();
  return kept !== null && isDemo(kept);
}

/** The launch state of this tab, for use outside components. */
export function launchState(): LaunchState {
  return store.getState();
}

/** The launch state of this tab. */
export function useLaunchState(): LaunchState {
  return useStore(store);
}

onSessionEvent((event) => {
  const isAnothers = event.type === 'signed-in' && event.isOtherMember;
  // A guest's demo has the guest's play money: it ends when they sign in.
  const wasGuests = event.type === 'signed-in' && guestToken() !== null && isDemo(store.getState());
  if (event.type === 'signed-out' || isAnothers || wasGuests) clearLaunch();
  if (event.type === 'signed-out' || event.type === 'signed-in') forgetGuestToken();
  // An expired session clears the tab's storage; after signing in again, the game is still open.
  const state = store.getState();
  if (event.type === 'signed-in' && state.status === 'open') keepLaunch(state);
});

const named = (choice: GameChoice): ChosenGame => ({ ...choice, key: crypto.randomUUID() });

/** The target of a tap: a game, for money or as a demo, or a room of it. */
const targetOf = ({ game, demo, roomId = '' }: GameChoice): string =>
  [game.id, demo ? 'demo' : 'real', roomId].join('/');

function isNewTap(choice: GameChoice): boolean {
  const target = targetOf(choice);
  const now = performance.now();
  const isSameTap = lastTap.target === target && now - lastTap.at < SAME_TAP_MS;
  if (isSameTap || inFlight?.target === target) return false;
  lastTap = { target, at: now };
  return true;
}

async function launch(chosen: ChosenGame, open: OpenOnPlatform): Promise<void> {
  inFlight?.abort.abort();
  const mine = { target: targetOf(chosen), abort: new AbortController() };
  inFlight = mine;
  keepLaunch({ status: 'launching', chosen });
  show({ status: 'launching', chosen });
  const outcome = await open(chosen, mine.abort.signal).then(
    ({ address, sessionId }): LaunchState => ({
      status: 'open',
      open: { ...chosen, address, sessionId, startedAt: Date.now(), hasComeUp: false },
    }),
    (error: unknown): LaunchState => ({ status: 'refused', chosen, error }),
  );
  // A response to a launch that was replaced or abandoned is ignored.
  if (inFlight !== mine) return;
  inFlight = null;
  keepLaunch(outcome.status === 'open' ? outcome : null);
  show(outcome);
}

function show(state: LaunchState): void {
  store.setState(state, true);
}
