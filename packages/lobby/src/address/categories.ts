import type { Category } from '@perya/api-client';
import { CATEGORY_PATHS } from '@perya/site-config';

/** The paths of all lobbies, as a router's routes name them. */
export const LOBBY_ROUTES: readonly string[] = Object.values(CATEGORY_PATHS).map((path) =>
  path.slice(1),
);

/** The category whose lobby a path is; slots for a path that is none. */
export function categoryOfPath(pathname: string): Category {
  const path = pathname.replace(/(?<=.)\/+$/, '').toLowerCase();
  const found = Object.entries(CATEGORY_PATHS).find(([, lobby]) => lobby === path);
  return (found?.[0] as Category | undefined) ?? 'RNG';
}
