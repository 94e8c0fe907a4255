import type { Game } from '@perya/api-client';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Optimistic state of favorites: node id → favorite or not. */
type Wishes = ReadonlyMap<string, boolean>;

/** How a change is sent to the platform, and who is notified. */
export interface FavouriteWrites {
  /** Resolves when the platform has saved it; rejects when refused. */
  send(game: Game, favourite: boolean): Promise<void>;
  /** The platform refused `favourite`; the button already shows the actual state again. */
  refused(game: Game, favourite: boolean, error: unknown): void;
}

const NO_WISHES: Wishes = new Map();
const store = createStore<Wishes>()(() => NO_WISHES);
/** Games with a pending request. */
const sending = new Set<string>();

/** The favorites with an optimistic state. */
export function usePendingFavourites(): Wishes {
  return useStore(store);
}

/** The optimistic state of a game; undefined if nothing is pending. */
export function pendingFavourite({ nodeId }: Game): boolean | undefined {
  return store.getState().get(nodeId);
}

/**
 * A member toggled a favorite. The button updates immediately; requests are sent one at a time for each game,
 * in order, and only if the state still differs by then.
 */
export async function setFavourite(
  game: Game,
  favourite: boolean,
  writes: FavouriteWrites,
): Promise<void> {
  const id = game.nodeId;
  show(id, favourite);
  if (sending.has(id)) return;
  sending.add(id);
  let onPlatform = !favourite;
  try {
    for (;;) {
      const wished = store.getState().get(id) ?? onPlatform;
      if (wished === onPlatform) return;
      await writes.send(game, wished);
      onPlatform = wished;
    }
  } catch (error) {
    const wished = store.getState().get(id) ?? favourite;
    forget(id);
    // Toggled back while the request was failing: the platform already has the wanted state.
    if (wished !== onPlatform) writes.refused(game, wished, error);
  } finally {
    sending.delete(id);
    forget(id);
  }
}

function show(id: string, favourite: boolean): void {
  store.setState(new Map(store.getState()).set(id, favourite), true);
}

function forget(id: string): void {
  const wishes = new Map(store.getState());
  if (wishes.delete(id)) store.setState(wishes, true);
}
