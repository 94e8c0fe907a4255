import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and while its HTML is being taken over, true from then on, and true at once
 * for what is mounted later: tells "the page came with it" from "the browser made it".
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
