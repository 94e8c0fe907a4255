import type { Game } from '@perya/api-client';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** What a heart shows before the platform has confirmed it: node id → favourite or not. */
type Wishes = ReadonlyMap<string, boolean>;

/** How a wish reaches the platform, and who hears of it. */
export interface FavouriteWrites {
  /** Ends when the platform has it; rejects when it refused. */
  send(game: Game, favourite: boolean): Promise<void>;
  /** The platform refused `favourite`; the heart already shows the truth again. */
  refused(game: Game, favourite: boolean, error: unknown): void;
}

const NO_WISHES: Wishes = new Map();
const store = createStore<Wishes>()(() => NO_WISHES);
/** Hearts whose call is under way. */
const sending = new Set<string>();

/** The hearts that show a wish and not yet the platform's answer. */
export function useFavouriteWishes(): Wishes {
  return useStore(store);
}

/** What a game's heart shows before the platform's answer; undefined where nothing is on its way. */
export function wishOf({ nodeId }: Game): boolean | undefined {
  return store.getState().get(nodeId);
}

/**
 * A person set or took back a heart. It shows at once; the platform hears of it in the order of the
 * taps, one call at a time for each game, and only of what still differs when its turn comes.
 */
export async function favouriteWished(
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
    // Tapped back while the call was failing: the platform has what the person wants.
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
