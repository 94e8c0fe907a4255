import { useSyncExternalStore } from 'react';

/** Server keys of the two warnings that a trial account gets (specification §8). */
export type AccountWarning = 'in_need_true_account' | 'in_please_information';

let warning: AccountWarning | null = null;
let demo: (() => void) | undefined;
const listeners = new Set<() => void>();

/**
 * Says that this account may not do what was asked for, and what would help.
 *
 * @param playDemo what it may do instead, where that is a game for fun
 */
export function warnOfAccount(next: AccountWarning, playDemo?: () => void): void {
  demo = playDemo;
  set(next);
}

export function accountWarningClosed(): void {
  set(null);
}

/** The demo that the warning offers; undefined where there is none. */
export function offeredDemo(): (() => void) | undefined {
  return demo;
}

export function useAccountWarning(): AccountWarning | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => warning,
    () => null,
  );
}

function set(next: AccountWarning | null): void {
  warning = next;
  for (const listener of listeners) listener();
}
