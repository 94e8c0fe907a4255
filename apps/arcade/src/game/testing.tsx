import type { OpenGame } from '@perya/game-engines/play-api';
import { createI18n, I18nProvider, type Catalogue } from '@perya/i18n';
import { cleanup, render, screen, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { GameContext, type OpenedGame } from './GameContext';
import { createPlayClient } from './playClient';
import { gameCatalogue } from './texts';

/** A game with the common facts, before an engine adds its own. */
export const OPEN_GAME: OpenGame = {
  id: 'g-1',
  name: 'Lantern Night',
  vendorName: 'Perya',
  mode: 'real',
  language: 'EN',
  currency: 'PHP',
  timeZone: 'Asia/Manila',
  backUrl: null,
  siteOrigins: ['https://site.example'],
  rtp: '96.50',
  stakes: ['1.00', '2.00', '5.00', '10.00'],
  balance: '1000.00',
  seeds: { commitment: 'c-1', clientSeed: 'mine', nextNonce: 3 },
  now: 0,
};

/**
 * Responses of the play API by path: a value, or a rejection by its code, immediate or delayed. A response
 * that throws is lost.
 */
export type Answers = Record<
  string,
  (body: unknown) => object | Rejected | Promise<object | Rejected>
>;

/** See {@link rejected}. */
interface Rejected {
  status: number;
  code: string;
}

export const rejected = (status: number, code: string): Rejected => ({ status, code });

const isRejected = (answer: object): answer is Rejected => 'status' in answer && 'code' in answer;

/** A response that is lost. */
export const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

/** A request, as sent by the page. */
export interface SentCall {
  path: string;
  secret: string | null;
  body: unknown;
}

/** Fakes the play API at `/play/api/<path>`. Returns the recorded calls. */
export function answerPlayApi(answers: Answers): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/play/api/', '');
    const text = await request.text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    sent.push({ path, secret: request.headers.get('Play-Session'), body });
    const answer = (await answers[path]?.(body)) ?? rejected(404, 'NOT_FOUND');
    return isRejected(answer)
      ? Response.json({ success: false, value: null, code: answer.code }, { status: answer.status })
      : Response.json({ success: true, value: answer });
  });
  return sent;
}

/**
 * Renders a part of a game's page in English, with the game open.
 *
 * @param options.now the platform's clock; fixed at `OPEN_GAME.now` by default
 */
export async function renderInGame<Facts extends object>(
  children: ReactNode,
  {
    facts,
    catalogues = [],
    now,
  }: { facts: Facts; catalogues?: readonly Catalogue[]; now?: () => number },
): Promise<RenderResult & { opened: OpenedGame<Facts> }> {
  const i18n = createI18n({ language: 'EN' });
  await i18n.load([gameCatalogue, ...catalogues]);
  const opened: OpenedGame<Facts> = {
    game: { ...OPEN_GAME, ...facts },
    client: createPlayClient(),
    tell: vi.fn<OpenedGame['tell']>(),
    end: vi.fn<OpenedGame['end']>(),
    leave: vi.fn<OpenedGame['leave']>(),
    now: now ?? (() => OPEN_GAME.now),
  };
  const rendered = render(
    <I18nProvider i18n={i18n}>
      <GameContext value={opened}>{children}</GameContext>
    </I18nProvider>,
  );
  return { ...rendered, opened };
}

/** The bodies sent to a path, in order. */
export const bodiesOf = (sent: readonly SentCall[], path: string) =>
  sent.filter((call) => call.path === path).map(({ body }) => body as Record<string, unknown>);

export const button = (name: RegExp | string) => screen.getByRole('button', { name });

/** A labeled value, such as the balance. */
export const figure = (name: string) => screen.getByRole('group', { name });

/** Waits for the status line to match. */
export const status = (text: RegExp) => screen.findByText(text, { selector: '[role="status"]' });

/** Texts of the cells of all tables, by row. */
export const tableRows = () =>
  screen.getAllByRole('row').map((row) => Array.from(row.children, (cell) => cell.textContent));

const FRAME_MS = 17;

/**
 * Ends fake timers after the page is gone. What the environment does before the next frame is done first: it
 * would wait forever, and so would every later frame of other tests.
 */
export function endFakeTimers(): void {
  cleanup();
  if (vi.isFakeTimers()) vi.advanceTimersByTime(FRAME_MS);
  vi.useRealTimers();
}
