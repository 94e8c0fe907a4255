import { categoriesCatalogue } from '@perya/i18n';
import type { RouteObject } from 'react-router';
import { catalogue } from './i18n';
import { LOBBY_ROUTES } from './categories';

const lobbyPage = () => import('./pages/LobbyPage');
const gamePage = () => import('./pages/GamePage');

const handle = { catalogues: [catalogue, categoriesCatalogue] };

/**
 * The pages of this package, fetched when they are first gone to: a lobby for each category, and the
 * game page.
 */
export const routes: RouteObject[] = [
  ...LOBBY_ROUTES.map((path): RouteObject => ({
    path,
    handle,
    lazy: { Component: async () => (await lobbyPage()).LobbyPage },
    // The page reads its own list by the address; nothing is to be loaded anew for another filter.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate,
  })),
  {
    path: 'game',
    handle: { ...handle, shell: { rail: false, footer: false, fullHeight: true } },
    lazy: { Component: async () => (await gamePage()).GamePage },
  },
];
