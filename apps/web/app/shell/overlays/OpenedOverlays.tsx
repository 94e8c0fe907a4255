import { lazy, type ComponentType } from 'react';

import type { OverlayName } from '../navigation/overlay';
import { KeepMounted } from './KeepMounted';

/** Each is loaded on first use. */
const OVERLAYS: Record<OverlayName, ComponentType<{ isOpen: boolean }>> = {
  search: lazy(() => import('./SearchOverlay')),
  drawer: lazy(() => import('../menu/MenuDrawer')),
  signOut: lazy(() => import('./SignOutDialog')),
  notices: lazy(() => import('./NoticeOverlay')),
  help: lazy(() => import('./HelpOverlay')),
  feedback: lazy(() => import('./FeedbackOverlay')),
  speedTest: lazy(() => import('./SpeedTestOverlay')),
  download: lazy(() => import('./DownloadOverlay')),
};

const NAMES = Object.keys(OVERLAYS) as OverlayName[];

/** The overlay opened from the shell. */
export function OpenedOverlays({ opened }: { opened: OverlayName | null }) {
  return NAMES.map((name) => {
    const Opened = OVERLAYS[name];
    const isOpen = opened === name;
    return (
      <KeepMounted key={name} isOpen={isOpen}>
        <Opened isOpen={isOpen} />
      </KeepMounted>
    );
  });
}
