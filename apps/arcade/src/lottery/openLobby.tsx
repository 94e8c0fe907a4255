import { getBalance, getMemberInfo, type ApiClient } from '@perya/api-client';
import { refreshCalls } from '@perya/api-client/react';
import { createI18n, LANGUAGES } from '@perya/i18n';
import { signIn } from '@perya/session';
import { brandStyle, loadSiteConfig } from '@perya/site-config';
import { routes } from '@perya/lottery';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import brand from 'virtual:brand-pack';

import { createLobbyClient } from './client';
import type { LobbyParams } from './lobbyParams';
import type { LobbySession } from './lobbySession';
import { lobbyCatalogue } from './i18n';
import { Lobby, LobbyFailed, LobbyLoading, LobbyProviders } from './Lobby';
import type { Site } from './site';

export interface OpenLobbyOptions {
  guest: LobbySession;
  site: Site;
  /** Where to open the lobby, by the brand's prize mode. */
  placeIn: LobbyParams['placeIn'];
  /** Called when the session has ended. */
  onEnded(): void;
}

/** Signs in on this origin, fetches the brand's settings, and returns the page to render. */
export async function openLobby(options: OpenLobbyOptions): Promise<ReactNode> {
  const { guest, site, placeIn, onEnded } = options;
  const i18n = createI18n({ language: guest.language, supported: guest.languages });
  document.documentElement.lang = LANGUAGES[guest.language].bcp47;
  const queryClient = createQueries();
  const client = createLobbyClient({
    token: guest.token,
    getLanguage: () => i18n.language,
    onMoved: () => {
      site.tell('balance-changed');
      void refreshCalls(queryClient, [getBalance]);
    },
    onEnded,
  });
  const [config] = await Promise.all([
    loadSiteConfig(client, brand),
    enter(client, guest.token),
    i18n.load([lobbyCatalogue]),
  ]);
  const colours = new CSSStyleSheet();
  colours.replaceSync(brandStyle(config.brand));
  document.adoptedStyleSheets.push(colours);
  // A memory router: going back in the browser leaves the frame, like in every game.
  const router = createMemoryRouter(
    [
      {
        element: <Lobby onLeave={site.isAround ? undefined : site.leave} />,
        hydrateFallbackElement: <LobbyLoading />,
        children: [{ errorElement: <LobbyFailed />, children: [...routes] }],
      },
    ],
    { initialEntries: [placeIn(config.brand.lottery.type)] },
  );
  return (
    <LobbyProviders client={client} queryClient={queryClient} i18n={i18n} config={config}>
      <RouterProvider router={router} />
    </LobbyProviders>
  );
}

async function enter(client: ApiClient, token: string): Promise<void> {
  signIn({ token }, await client.call(getMemberInfo, {}));
}

const FRESH_MS = 60_000;

function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The transport already retries reads; a second layer would multiply the attempts.
      queries: { staleTime: FRESH_MS, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
