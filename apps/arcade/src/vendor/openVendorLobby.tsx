import '@perya/ui-kit/styles.css';
import {
  openVendorLobbyCall,
  vendorLobbyCall,
  type VendorLobby as OpenLobby,
} from '@perya/game-engines/play-api';
import {
  createI18n,
  I18nProvider,
  isLanguageCode,
  LANGUAGE_CODES,
  LANGUAGES,
  resolveLanguage,
  type I18n,
  type LanguageCode,
} from '@perya/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';

import { keepSecret, keptSecret } from '../game/keptSecret';
import { createPlayClient, type PlayClient } from '../game/playClient';
import { connectParentSite } from '../lottery/site';
import { LobbyOver } from './LobbyOver';
import { vendorCatalogue } from './texts';
import './vendor.css';
import { VendorLobby } from './VendorLobby';

/** Exchanges the ticket and renders the lobby, or that it's over if the ticket is invalid. */
export async function openVendorLobby(): Promise<void> {
  // Must come first: removes the ticket from the URL and the history.
  const params = new URLSearchParams(location.search);
  const ticket = params.get('ticket');
  history.replaceState(null, '', location.pathname);
  document.documentElement.dataset['theme'] = params.get('theme') === 'light' ? 'light' : 'dark';
  const place = document.querySelector<HTMLElement>('#lobby') ?? document.body;
  const knownOrigins = place.dataset['siteOrigins']?.split(' ').filter(Boolean) ?? [];
  const root = createRoot(place);
  const client = createPlayClient();
  let lobby: OpenLobby;
  try {
    if (ticket === null) throw new Error('The address has no ticket.');
    lobby = await enter(client, ticket);
  } catch {
    const i18n = await speak(resolveLanguage(navigator.language, LANGUAGE_CODES, 'EN'));
    root.render(
      <I18nProvider i18n={i18n}>
        <LobbyOver />
      </I18nProvider>,
    );
    connectParentSite(knownOrigins, null).tell('ended');
    return;
  }
  const site = connectParentSite(lobby.siteOrigins, lobby.backUrl);
  const i18n = await speak(isLanguageCode(lobby.language) ? lobby.language : 'EN');
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  document.title = lobby.vendorName;
  const onEnded = () => {
    root.render(
      <I18nProvider i18n={i18n}>
        <LobbyOver />
      </I18nProvider>,
    );
    site.tell('ended');
  };
  root.render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <VendorLobby lobby={lobby} client={client} site={site} onEnded={onEnded} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  site.tell('ready');
}

/** If the same address is framed again, after a reload or navigating back, the lobby continues. */
async function enter(client: PlayClient, ticket: string): Promise<OpenLobby> {
  const kept = keptSecret(ticket, 'vendorLobby');
  if (kept !== undefined) {
    client.setSecret(kept);
    return client.call(vendorLobbyCall, {});
  }
  const { secret, lobby } = await client.call(openVendorLobbyCall, { ticket });
  client.setSecret(secret);
  keepSecret(ticket, secret, 'vendorLobby');
  return lobby;
}

async function speak(language: LanguageCode): Promise<I18n> {
  const i18n = createI18n({ language });
  document.documentElement.lang = LANGUAGES[language].bcp47;
  await i18n.load([vendorCatalogue]);
  return i18n;
}
