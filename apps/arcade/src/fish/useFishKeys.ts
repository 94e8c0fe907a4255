import { useEffect } from 'react';
import { isKeyHandledElsewhere, useKeyboardShortcuts } from '../game/useKeyboardShortcuts';
import type { Stakes } from '../game/useStakes';
import type { Cannon } from './cannon';

/** Keys that act for as long as they're held. */
const HELD_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'Space']);

interface FishKeys {
  cannon: Cannon;
  stakes: Stakes;
  onLock(): void;
}

/** Arrows aim and Space fires while held; L locks on, Escape releases, + and − change the stake. */
export function useFishKeys({ cannon, stakes, onLock }: FishKeys): void {
  const raise = () => stakes.move(1);
  const lower = () => stakes.move(-1);
  useKeyboardShortcuts({
    KeyL: onLock,
    Escape: () => cannon.unlock(),
    Equal: raise,
    NumpadAdd: raise,
    Minus: lower,
    NumpadSubtract: lower,
  });
  useEffect(() => listenHeldKeys(cannon), [cannon]);
}

function listenHeldKeys(cannon: Cannon): () => void {
  const held = new Set<string>();
  const apply = () => {
    const [left, right] = [held.has('ArrowLeft'), held.has('ArrowRight')];
    cannon.turn(left === right ? 0 : left ? -1 : 1);
    cannon.hold(held.has('Space'));
  };
  const onDown = (event: KeyboardEvent) => {
    if (!HELD_KEYS.has(event.code) || isKeyHandledElsewhere(event)) return;
    event.preventDefault();
    // A key that's still held doesn't resume what an error has stopped.
    if (event.repeat) return;
    if (event.code !== 'Space') cannon.unlock();
    held.add(event.code);
    apply();
  };
  const onUp = ({ code }: KeyboardEvent) => {
    if (held.delete(code)) apply();
  };
  // The key may then be released without a keyup event.
  const onBlur = () => {
    if (held.size === 0) return;
    held.clear();
    apply();
  };
  document.addEventListener('keydown', onDown);
  document.addEventListener('keyup', onUp);
  window.addEventListener('blur', onBlur);
  return () => {
    document.removeEventListener('keydown', onDown);
    document.removeEventListener('keyup', onUp);
    window.removeEventListener('blur', onBlur);
  };
}
