import { useEffect, useEffectEvent } from 'react';

/** Elements that handle keys themselves. */
const TAKEN = '[role="dialog"], input, button, a, select, textarea';
/** Of these, the ones that letters are typed into. */
const TYPED = '[role="dialog"], input:not([type="radio"], [type="checkbox"]), select, textarea';
const LETTER = /^Key[A-Z]$/;

/**
 * Whether a key isn't meant for the game: it belongs to a control, a dialog or, with a modifier, the browser.
 */
export function isKeyHandledElsewhere({
  target,
  code,
  ctrlKey,
  metaKey,
  altKey,
}: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  const isInControl =
    target instanceof Element && target.closest(LETTER.test(code) ? TYPED : TAKEN) !== null;
  return isInControl || document.querySelector('[role="dialog"]') !== null;
}

/**
 * Keyboard shortcuts, active unless something else handles the key. By `KeyboardEvent.code`: `Space`,
 * `ArrowUp`.
 */
export function useKeyboardShortcuts(actions: Readonly<Partial<Record<string, () => void>>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.code];
    if (action === undefined || isKeyHandledElsewhere(event)) return;
    event.preventDefault();
    if (!event.repeat) action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
