import { useSyncExternalStore } from 'react';

import type { FollowedLink } from '../../document/bootstrap';

let link: FollowedLink | null | undefined;
let isFollowed = false;
const listeners = new Set<() => void>();

/** The link that the visitor followed, until `clearFollowedLink` is called. Only stored in this module's memory. */
export function useFollowedLink(): FollowedLink | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    () => null,
  );
}

function read(): FollowedLink | null {
  if (link === undefined) {
    link = window.perya?.takeLink() ?? null;
    isFollowed = link !== null;
  }
  return link;
}

/** Whether such a link opened this page: it decides about the sign-in, also after it was cleared. */
export function hasFollowedLink(): boolean {
  read();
  return isFollowed;
}

/** The link was passed to the component that processes it. */
export function clearFollowedLink(): void {
  link = null;
  for (const listener of listeners) listener();
}
