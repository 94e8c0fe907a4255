import { useEffect, useEffectEvent } from 'react';

/** Where a key has a meaning of its own. */
const TAKEN = '[role="dialog"], input, button, a, select, textarea';

/** Whether a key is not the game's: it belongs to a control, a dialog or, with a modifier, the browser. */
export function isKeyTaken({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  const isInControl = target instanceof Element && target.closest(TAKEN) !== null;
  return isInControl || document.querySelector('[role="dialog"]') !== null;
}

/** What keys do while nothing else has them. By `KeyboardEvent.code`: `Space`, `ArrowUp`. */
export function useKeys(actions: Readonly<Partial<Record<string, () => void>>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.code];
    if (action === undefined || isKeyTaken(event)) return;
    event.preventDefault();
    if (!event.repeat) action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
