import type { Category } from '@perya/api-client';
import { CATEGORY_PATHS } from '@perya/site-config';

/** Paths of all lobbies, as route patterns. */
export const LOBBY_ROUTES: readonly string[] = Object.values(CATEGORY_PATHS).map((path) =>
  path.slice(1),
);

/** The category of a lobby's path; slots for any other path. */
export function categoryOfPath(pathname: string): Category {
  const path = pathname.replace(/(?<=.)\/+$/, '').toLowerCase();
  const found = Object.entries(CATEGORY_PATHS).find(([, lobby]) => lobby === path);
  return (found?.[0] as Category | undefined) ?? 'RNG';
}
