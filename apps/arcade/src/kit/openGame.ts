import type { FrameMessage } from '@perya/api-client';
import { el } from './dom';
import { tagOf } from './languageTag';
import type { OpenGame, OpenReply } from '@perya/game-engines/play-api';
import { createCalls, type Calls } from './calls';
import { keepSecret, keptSecret } from './keptSecret';
import { wordsFrom } from './texts';

// Before anything else: the ticket leaves the address and the history.
const ticket = new URLSearchParams(location.search).get('ticket');
history.replaceState(null, '', location.pathname);

/** Where a game draws itself. */
export const root = document.querySelector('main') ?? document.body;
/** Who may stand around this page, known before a ticket has said more. */
const siteOrigins = root.dataset['siteOrigins']?.split(' ') ?? [];

/** A game that was opened, and what its page does with the world outside. */
export interface OpenedGame<Facts = unknown> {
  game: OpenGame & Facts;
  calls: Calls;
  /** Tells the site's page around this one; a hint, never a fact. */
  tell(message: FrameMessage): void;
  /** Nothing can be played here any more: says why, and tells the site. */
  end(reason?: 'elsewhere'): void;
  /** The player's own way out. */
  leave(): void;
  /** The platform's time, milliseconds since 1970, however the device's clock is set. */
  now(): number;
}

/** Exchanges the ticket and hands the game to `show`; says so where the ticket opens nothing. */
export async function openGame<Facts>(show: (opened: OpenedGame<Facts>) => void): Promise<void> {
  const calls = createCalls();
  if (ticket === null) {
    showClosed('EN', siteOrigins);
    return;
  }
  let game: OpenGame & Facts;
  try {
    game = (await resume<Facts>(calls, ticket)) ?? (await open<Facts>(calls, ticket));
  } catch {
    showClosed(/^(tl|fil)/.test(navigator.language) ? 'TY' : 'EN', siteOrigins);
    return;
  }
  const since = performance.now();
  document.documentElement.lang = tagOf(game.language);
  document.title = game.name;
  document.body.style.setProperty('--scene', `url("/play/art/${game.id}/backdrop.svg")`);
  const tell = (message: FrameMessage): void => tellSite(game.siteOrigins, message);
  show({
    game,
    calls,
    tell,
    end: (reason) => showClosed(game.language, game.siteOrigins, reason),
    leave: () => {
      tell({ type: 'leave' });
      if (window.parent === window && game.backUrl !== null) location.assign(game.backUrl);
    },
    now: () => game.now + performance.now() - since,
  });
  tell({ type: 'ready' });
}

/** Framed again at the same address, after a reload or a way back: the game goes on where it was. */
async function resume<Facts>(
  calls: Calls,
  opened: string,
): Promise<(OpenGame & Facts) | undefined> {
  const secret = keptSecret(opened);
  if (secret === undefined) return undefined;
  calls.keep(secret);
  return calls.get<OpenGame & Facts>('game');
}

async function open<Facts>(calls: Calls, unopened: string): Promise<OpenGame & Facts> {
  const { secret, game } = await calls.post<OpenReply<Facts>>('open', { ticket: unopened });
  calls.keep(secret);
  keepSecret(unopened, secret);
  return game;
}

function tellSite(origins: readonly string[], message: FrameMessage): void {
  if (window.parent === window) return;
  // Where the browser names the page around us, one message to it; else one to each that may be it.
  const around = location.ancestorOrigins?.[0];
  const targets = around !== undefined && origins.includes(around) ? [around] : origins;
  for (const origin of targets) window.parent.postMessage(message, origin);
}

function showClosed(language: string, origins: readonly string[], reason?: 'elsewhere'): void {
  const words = wordsFrom({}, language);
  root.replaceChildren(
    el(
      'div',
      { class: 'closed' },
      el('h1', { text: words('openAgain') }),
      el('p', { text: words(reason === 'elsewhere' ? 'playedElsewhere' : 'openAgainText') }),
    ),
  );
  tellSite(origins, { type: 'ended' });
}
