import { useSyncExternalStore } from 'react';

/**
 * Server keys of the warnings for an account that isn't allowed to do something: two for a trial account
 * (specification §8), and one for a member in the agent center.
 */
export type AccountWarning = 'in_need_true_account' | 'in_please_information' | 'agents_only';

let warning: AccountWarning | null = null;
let demo: (() => void) | undefined;
const listeners = new Set<() => void>();

/**
 * Warns that this account may not perform the requested action, and suggests what to do.
 *
 * @param playDemo starts the demo instead, if the action was to play a game
 */
export function showAccountWarning(next: AccountWarning, playDemo?: () => void): void {
  demo = playDemo;
  set(next);
}

/** Closes the warning that an action needs a true account. */
export function dismissAccountWarning(): void {
  set(null);
}

/** Starts the demo offered by the warning; undefined if there is none. */
export function offeredDemo(): (() => void) | undefined {
  return demo;
}

/** The warning to show a trial account; null if there is none. */
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
