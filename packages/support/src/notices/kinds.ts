import type { AnnouncementType } from '@perya/api-client';

/** The kinds of announcements in the order of the dialog, the default first (specification §3). */
const KINDS = ['B', 'PL', 'PU', 'PR', 'H'] as const satisfies readonly AnnouncementType[];

/** Whoever is not signed in is no player, and gets nothing of that kind from the platform. */
export function kindsFor(isSignedIn: boolean): readonly AnnouncementType[] {
  return isSignedIn ? KINDS : KINDS.filter((kind) => kind !== 'PL');
}
