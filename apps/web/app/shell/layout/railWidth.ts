import { useSyncExternalStore } from 'react';

import { useRootData } from '../../runtime/rootData';

export type RailWidth = 'wide' | 'mini';

const YEAR_S = 31_536_000;
/** Longer than the rail's animation (`--motion-slow`), in ms. */
const MOVE_MS = 400;
const listeners = new Set<() => void>();
let moveEnds: ReturnType<typeof setTimeout> | undefined;

/** The rail's last width, from the cookie that the server reads, else the brand's. */
export function chooseRailWidth(cookies: string | null, onFirstVisit: RailWidth): RailWidth {
  const last = /(?:^|;\s*)rail=(mini|wide)(?:;|$)/.exec(cookies ?? '')?.[1];
  return (last as RailWidth | undefined) ?? onFirstVisit;
}

/** The rail's width and a function that toggles and stores it. */
export function useRailWidth(): { width: RailWidth; toggle: () => void } {
  const fromServer = useRootData().rail;
  const width = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (document.documentElement.dataset['rail'] === 'mini' ? 'mini' : 'wide'),
    () => fromServer,
  );
  return { width, toggle: () => keepRailWidth(width === 'mini' ? 'wide' : 'mini') };
}

function keepRailWidth(width: RailWidth): void {
  const { dataset } = document.documentElement;
  dataset['railMoves'] = '';
  dataset['rail'] = width;
  clearTimeout(moveEnds);
  moveEnds = setTimeout(() => delete dataset['railMoves'], MOVE_MS);
  document.cookie = `rail=${width};Path=/;Max-Age=${YEAR_S};SameSite=Lax`;
  for (const listener of listeners) listener();
}
