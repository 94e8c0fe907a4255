import '@perya/ui-kit/styles.css';
import styles from './openGame.module.css';
import './page.css';
import type { FrameMessage } from '@perya/api-client';
import { gameCall, openCall, type OpenGame } from '@perya/game-engines/play-api';
import {
  createI18n,
  I18nProvider,
  isLanguageCode,
  LANGUAGE_CODES,
  LANGUAGES,
  resolveLanguage,
  type Catalogue,
  type I18n,
  type LanguageCode,
} from '@perya/i18n';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { GenericSchema } from 'valibot';
import { GameContext, type OpenedGame } from './GameContext';
import { keepSecret, keptSecret } from './keptSecret';
import { createPlayClient, type PlayClient } from './playClient';
import { gameCatalogue, useGameT } from './texts';

interface GamePage {
  /** Schema of the opened game: the common facts and those of its engine. */
  schema: GameSchema;
  /** The game's own texts. */
  catalogues: readonly Catalogue[];
  /** Called once the game is open and its texts are loaded. */
  render(): ReactNode;
}

type GameSchema = GenericSchema<unknown, OpenGame>;

/** Exchanges the ticket and renders the game, or an error if the ticket is invalid. */
export async function openGame({ schema, catalogues, render }: GamePage): Promise<void> {
  // Must come first: removes the ticket from the URL and the history.
  const ticket = new URLSearchParams(location.search).get('ticket');
  history.replaceState(null, '', location.pathname);
  const main = document.querySelector('main') ?? document.body;
  /** Origins that may frame this page, known before the ticket is exchanged. */
  const siteOrigins = main.dataset['siteOrigins']?.split(' ') ?? [];
  const root = createRoot(main);
  const client = createPlayClient();
  let game: OpenGame;
  /** When the platform's time was received, before the texts are loaded. */
  let enteredAt: number;
  try {
    if (ticket === null) throw new Error('The address has no ticket.');
    game = await enter(client, schema, ticket);
    enteredAt = performance.now();
  } catch {
    await renderClosed(root, resolveLanguage(navigator.language, LANGUAGE_CODES, 'EN'));
    tellSite(siteOrigins, { type: 'ended' });
    return;
  }
  const i18n = await speak(isLanguageCode(game.language) ? game.language : 'EN', catalogues);
  document.title = game.name;
  document.body.style.setProperty('--scene', `url("/play/art/${game.id}/backdrop.svg")`);
  const now = () => game.now + performance.now() - enteredAt;
  const opened = openedGame({ game, client, now }, (reason) => {
    root.render(
      <I18nProvider i18n={i18n}>
        <ClosedGame reason={reason} />
      </I18nProvider>,
    );
  });
  const { currency, timeZone } = game;
  root.render(
    <I18nProvider i18n={i18n} format={{ currency, timeZone }}>
      <GameContext value={opened}>{render()}</GameContext>
    </I18nProvider>,
  );
  opened.tell({ type: 'ready' });
}

/** If the same address is framed again, after a reload or navigating back, the game continues. */
async function enter(client: PlayClient, schema: GameSchema, ticket: string): Promise<OpenGame> {
  const kept = keptSecret(ticket);
  if (kept !== undefined) {
    client.setSecret(kept);
    return client.call(gameCall(schema), {});
  }
  const { secret, game } = await client.call(openCall(schema), { ticket });
  client.setSecret(secret);
  keepSecret(ticket, secret);
  return game;
}

function openedGame(
  { game, client, now }: Pick<OpenedGame, 'game' | 'client' | 'now'>,
  onEnd: (reason: 'elsewhere' | undefined) => void,
): OpenedGame {
  const tell = (message: FrameMessage) => tellSite(game.siteOrigins, message);
  return {
    game,
    client,
    tell,
    end: (reason) => {
      onEnd(reason);
      tell({ type: 'ended' });
    },
    leave: () => {
      tell({ type: 'leave' });
      if (window.parent === window && game.backUrl !== null) location.assign(game.backUrl);
    },
    now,
  };
}

async function renderClosed(root: Root, language: LanguageCode): Promise<void> {
  const i18n = await speak(language);
  root.render(
    <I18nProvider i18n={i18n}>
      <ClosedGame />
    </I18nProvider>,
  );
}

async function speak(language: LanguageCode, catalogues: readonly Catalogue[] = []): Promise<I18n> {
  const i18n = createI18n({ language });
  document.documentElement.lang = LANGUAGES[language].bcp47;
  await i18n.load([gameCatalogue, ...catalogues]);
  return i18n;
}

/** Sends a message to the surrounding site. Does nothing in a window of its own. */
function tellSite(origins: readonly string[], message: FrameMessage): void {
  if (window.parent === window) return;
  // If the browser exposes the framing origin, messages go only there; otherwise to every allowed origin.
  const around = location.ancestorOrigins?.[0];
  const targets = around !== undefined && origins.includes(around) ? [around] : origins;
  for (const origin of targets) window.parent.postMessage(message, origin);
}

interface ClosedGameProps {
  /** `elsewhere`: the game continues in another window. */
  reason?: 'elsewhere' | undefined;
}

/** Shown when the game has ended. */
function ClosedGame({ reason }: ClosedGameProps) {
  const t = useGameT();
  return (
    <div className={styles['closed']} role="alert">
      <h1>{t('openAgain')}</h1>
      <p>{t(reason === 'elsewhere' ? 'playedElsewhere' : 'openAgainText')}</p>
    </div>
  );
}
