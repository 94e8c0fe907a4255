import '@perya/ui-kit/styles.css';
import './page.css';
import { createI18n, LANGUAGE_CODES, LANGUAGES } from '@perya/i18n';
import { createRoot } from 'react-dom/client';
import { Chat } from './Chat';
import { readChatAddress } from './chatAddress';
import { createChatSession } from './chatSession';
import { connectSite } from './site';
import { chatCatalogue } from './texts';

/** Enters the room with the ticket in the URL and renders it. Returns a cleanup function. */
export async function openRoom(): Promise<() => void> {
  // Must come first: removes the ticket from the URL and the history.
  const { ticket, language, title, headerColour, theme } = readChatAddress(location);
  history.replaceState(null, '', location.pathname);
  const page = document.documentElement;
  page.lang = LANGUAGES[language].bcp47;
  if (theme !== undefined) page.dataset['theme'] = theme;

  const main = document.querySelector('main') ?? document.body;
  const { socket = '', siteOrigins = '' } = main.dataset;
  const closing = new AbortController();
  const { signal } = closing;
  const site = connectSite({
    origins: siteOrigins.split(' '),
    signal,
    onState: (state) => {
      page.dataset['theme'] = state.theme;
      session.setShown(state.isShown);
    },
  });
  document.addEventListener(
    'keydown',
    ({ key, isComposing }) => {
      if (key === 'Escape' && !isComposing) site.tell({ type: 'close' });
    },
    { signal },
  );
  // The texts are loaded in parallel.
  const session = createChatSession({ address: socket, ticket, language, site, signal });
  const root = createRoot(main);
  const close = () => {
    closing.abort();
    root.unmount();
  };

  const i18n = createI18n({ language, supported: LANGUAGE_CODES });
  try {
    await i18n.load([chatCatalogue]);
  } catch {
    close();
    // The site then offers to open the room again.
    site.tell({ type: 'ended' });
    return close;
  }
  if (signal.aborted) return close;
  // In a frame, the site's window shows the title.
  if (!site.isFramed && title !== null) document.title = title;
  root.render(
    <Chat
      session={session}
      i18n={i18n}
      title={site.isFramed ? null : title}
      headerColour={headerColour}
    />,
  );
  return close;
}
