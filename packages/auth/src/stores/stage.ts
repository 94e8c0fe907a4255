import { useEffect, useId } from 'react';
import { createStore, useStore } from 'zustand';

/** Who could show the dialogs of the way in, the first of them does. */
const store = createStore<{ readonly ids: readonly string[] }>(() => ({ ids: [] }));

/**
 * Whether this place shows the dialogs. The sign-in pages have one and so does the shell; where both
 * stand, a step must not be shown twice.
 */
export function useIsStage(): boolean {
  const id = useId();
  useEffect(() => {
    store.setState(({ ids }) => ({ ids: [...ids, id] }));
    return () => store.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) }));
  }, [id]);
  return useStore(store, ({ ids }) => ids[0] === id);
}
