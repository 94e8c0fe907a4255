import { categoriesCatalogue } from '@perya/i18n';
import { loadedCatalogue } from '@perya/page-kit';
import type { RouteObject } from 'react-router';
import { LOBBY_ROUTES } from './address/categories';
import { filtersCatalogue } from './filters/locales';
import { GAME_PATH, SEAMLESS_PATH } from './launch/launchTarget';
import { catalogue } from './locales';
import { playingCatalogue } from './playing/locales';

const lobbyPage = () => import('./pages/LobbyPage');
const gamePage = () => import('./pages/GamePage');

const handle = { catalogues: [catalogue, categoriesCatalogue] };

/**
 * Routes of this package, loaded on demand: a lobby for each category, and the pages that show a game.
 *
 * @example
 * ```tsx
 * import { routes } from '@perya/lobby';
 * import { createBrowserRouter } from 'react-router';
 * import { RouterProvider } from 'react-router/dom';
 *
 * const router = createBrowserRouter([...routes]);
 * const app = <RouterProvider router={router} />;
 * ```
 */
export const routes: RouteObject[] = [
  ...LOBBY_ROUTES.map((path): RouteObject => ({
    path,
    handle: { catalogues: [...handle.catalogues, filtersCatalogue, loadedCatalogue] },
    lazy: { Component: async () => (await lobbyPage()).LobbyPage },
    // The page fetches its own list from the URL; filter changes need no revalidation.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate,
  })),
  ...[GAME_PATH, SEAMLESS_PATH].map((path): RouteObject => ({
    path: path.slice(1),
    handle: {
      catalogues: [...handle.catalogues, playingCatalogue],
      shell: { rail: false, footer: false, fullHeight: true },
    },
    lazy: { Component: async () => (await gamePage()).GamePage },
  })),
];
