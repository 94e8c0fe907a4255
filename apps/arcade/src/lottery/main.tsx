import '@perya/ui-kit/styles.css';
import './lobby.css';

import { createI18n, I18nProvider, isLanguageCode, type LanguageCode } from '@perya/i18n';
import { createRoot, type Root } from 'react-dom/client';

import { readLobbyParams } from './lobbyParams';
import { openGuestSession, type LobbySession } from './lobbySession';
import { lobbyCatalogue } from './i18n';
import { LobbyExpired } from './LobbyExpired';
import { openLobby } from './openLobby';
import { connectParentSite, type Site } from './site';

// Must come first: removes the ticket from the URL and the history.
const asked = readLobbyParams(location.search);
history.replaceState(null, '', location.pathname);
document.documentElement.dataset['theme'] = asked.theme;

const place = document.querySelector<HTMLElement>('#lobby');
if (place === null) throw new Error('The page has no #lobby to stand in.');
const knownOrigins = place.dataset['siteOrigins']?.split(' ').filter(Boolean) ?? [];
const root = createRoot(place);

await begin(root);

async function begin(root: Root): Promise<void> {
  let guest: LobbySession;
  try {
    if (asked.ticket === null) throw new Error('No ticket.');
    guest = await openGuestSession(asked.ticket);
  } catch {
    return showOver(root, connectParentSite(knownOrigins, null));
  }
  const site = connectParentSite(guest.siteOrigins, guest.backUrl);
  const onEnded = () => void showOver(root, site, guest);
  try {
    root.render(await openLobby({ guest, site, placeIn: asked.placeIn, onEnded }));
    site.tell('ready');
  } catch {
    await showOver(root, site, guest);
  }
}

/** Shows that the lobby has ended, and tells the site. */
async function showOver(root: Root, site: Site, guest?: LobbySession): Promise<void> {
  const language = guest?.language ?? ofBrowser();
  const i18n = createI18n({ language, supported: [language] });
  await i18n.load([lobbyCatalogue]);
  root.render(
    <I18nProvider i18n={i18n}>
      <LobbyExpired onLeave={guest?.backUrl || window.parent !== window ? site.leave : undefined} />
    </I18nProvider>,
  );
  site.tell('ended');
}

/** Without a ticket, the page uses the browser's language, or English. */
function ofBrowser(): LanguageCode {
  const [code = ''] = navigator.language.toUpperCase().split('-');
  return isLanguageCode(code) ? code : 'EN';
}
