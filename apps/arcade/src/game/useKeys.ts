import { useEffect, useEffectEvent } from 'react';

/** Where a key has a meaning of its own. */
const TAKEN = '[role="dialog"], input, button, a, select, textarea';

/** What keys do while nothing else has them. By `KeyboardEvent.code`: `Space`, `ArrowUp`. */
export function useKeys(actions: Readonly<Partial<Record<string, () => void>>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as Element;
    const action = actions[event.code];
    const isTaken = target.closest(TAKEN) !== null || document.querySelector('[role="dialog"]');
    if (action === undefined || isTaken) return;
    event.preventDefault();
    if (!event.repeat) action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
