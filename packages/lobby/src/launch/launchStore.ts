import { isOutcomeUnknown, type Game } from '@perya/api-client';
import { onSessionEvent } from '@perya/session';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { keepLaunch, keptLaunch } from './launchStorage';

/** What was asked for, from the tap until the platform's answer. */
export interface ChosenGame {
  readonly game: Game;
  /** The place in the lobby that Back returns to. */
  readonly from: string;
  readonly demo: boolean;
  /** The tap's own name: the platform takes a repeat under it for the same launch. */
  readonly key: string;
  /** The room of a PVP game, once it is chosen. */
  readonly roomId?: string | undefined;
}

/** A game that the platform has opened, at an address on its play origin. */
export interface OpenGame extends ChosenGame {
  /** Carries a one-time ticket; never the session token. */
  readonly address: string;
  /** What the sitting's result is asked by; null where the platform tells none. */
  readonly sessionId: string | null;
  /** When the platform opened it, by this device's clock, in ms. */
  readonly startedAt: number;
  /** The game has come up at this address before; its ticket may open nothing any more. */
  readonly hasComeUp: boolean;
}

export type LaunchState =
  /** Not looked yet: the server and the first paint know nothing of this tab. */
  | { readonly status: 'unknown' }
  | { readonly status: 'none' }
  /** A PVP game: nothing is launched before somebody takes a seat. */
  | { readonly status: 'choosing-room'; readonly chosen: ChosenGame }
  | { readonly status: 'launching'; readonly chosen: ChosenGame }
  | { readonly status: 'refused'; readonly chosen: ChosenGame; readonly error: unknown }
  | { readonly status: 'open'; readonly open: OpenGame };

/** Asks the platform to open a game; answers its address. */
export type OpenOnPlatform = (
  chosen: ChosenGame,
  signal: AbortSignal,
) => Promise<{ readonly address: string; readonly sessionId: string | null }>;

/** A tap, before it has a name of its own. */
export type Choice = Omit<ChosenGame, 'key'>;

/**
 * A second tap this soon after the first is the same tap, even when the platform has answered in
 * between.
 */
const SAME_TAP_MS = 1_000;

const store = createStore<LaunchState>()(() => ({ status: 'unknown' }));

let inFlight: { target: string; abort: AbortController } | null = null;
let lastTap = { target: '', at: Number.NEGATIVE_INFINITY };

/**
 * A person chose a game. Launches it exactly once: a repeat of the same tap, or a tap while the
 * same game is on its way, does nothing; another game takes the place of the one on its way.
 *
 * @returns whether this tap began a launch.
 */
export function gameChosen(choice: Choice, open: OpenOnPlatform): boolean {
  if (!isNewTap(choice)) return false;
  void launch(named(choice), open);
  return true;
}

/** A person chose a game that is played in rooms: they are shown first. */
export function roomsWanted(choice: Choice): boolean {
  if (!isNewTap(choice)) return false;
  inFlight?.abort.abort();
  inFlight = null;
  const chosen = named(choice);
  keepLaunch({ status: 'choosing-room', chosen });
  show({ status: 'choosing-room', chosen });
  return true;
}

/** A person asked again after a refusal or an ended game. */
export function launchRetried(choice: Choice, open: OpenOnPlatform): void {
  if (inFlight?.target === targetOf(choice)) return;
  const state = store.getState();
  // Where nobody knows whether the platform has opened it, the same launch is asked for again.
  const isSame = state.status === 'refused' && isOutcomeUnknown(state.error);
  void launch(isSame ? state.chosen : named(choice), open);
}

/** The game said that it can be played. */
export function gameCameUp(address: string): void {
  const state = store.getState();
  if (state.status !== 'open' || state.open.address !== address || state.open.hasComeUp) return;
  // For the next time that it is framed: what is framed now has come up just now.
  keepLaunch({ status: 'open', open: { ...state.open, hasComeUp: true } });
}

/** The person turned away before the game was open: a late answer no longer opens anything. */
export function launchAbandoned(): void {
  inFlight?.abort.abort();
  inFlight = null;
  const { status } = store.getState();
  if (status === 'open' || status === 'unknown' || status === 'none') return;
  keepLaunch(null);
  show({ status: 'none' });
}

/** Nothing of a game stays with a tab whose account has left. */
export function launchForgotten(): void {
  launchAbandoned();
  keepLaunch(null);
  show({ status: 'none' });
}

/**
 * Looks for the game that this tab had open before it was reloaded. One that was on its way then is
 * asked for by the same name, which launches nothing a second time. What is kept belongs to whoever
 * is signed in: signing out clears it.
 */
export function launchRecalled(open: OpenOnPlatform): void {
  const { status } = store.getState();
  if (status === 'launching' || status === 'refused' || status === 'choosing-room') return;
  const kept = keptLaunch();
  if (kept?.status === 'launching') void launch(kept.chosen, open);
  else show(kept ?? { status: 'none' });
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
  if (event.type === 'signed-in' && state.status === 'open') keepLaunch(state);
});

const named = (choice: Choice): ChosenGame => ({ ...choice, key: crypto.randomUUID() });

/** What a tap is on: a game, for money or for fun, or a room of it. */
const targetOf = ({ game, demo, roomId = '' }: Choice): string =>
  [game.id, demo ? 'demo' : 'real', roomId].join('/');

function isNewTap(choice: Choice): boolean {
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
  // An answer to a launch that was replaced or abandoned opens nothing.
  if (inFlight !== mine) return;
  inFlight = null;
  keepLaunch(outcome.status === 'open' ? outcome : null);
  show(outcome);
}

function show(state: LaunchState): void {
  store.setState(state, true);
}
