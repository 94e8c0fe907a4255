import * as v from 'valibot';
import type { Launch } from '../games/launch';
import type { PrizeMode } from '../games/popular';
import { endpoint } from '../core/endpoint';
import { text } from '../core/schemas';

export interface LotteryLobbyInput {
  prizeMode: PrizeMode;
  /** Code of the lottery to open at; the lobby's own start without. */
  lottery?: string | undefined;
  area?: string | undefined;
  view?: 'lobby' | 'game' | 'results' | undefined;
  /** The site's theme at this moment; the lobby comes up in it. */
  theme?: 'dark' | 'light' | undefined;
  /** Address on the site that the lobby's "home" leads to. */
  backUrl: string;
}

const WIRE_VIEWS = { lobby: 'LOBBY', game: 'GAME', results: 'RESULTS' } as const;

export const launchLotteryLobby = /* @__PURE__ */ endpoint({
  id: 'launchLotteryLobby',
  tag: 'Lottery',
  method: 'POST',
  path: '/wps/relay/GCS_lobbyLauncher',
  auth: 'token',
  request: v.object({
    lottoArea: v.optional(text(32)),
    launchMode: v.literal('GLS'),
    lottoPrizeMode: v.picklist(['Lott', 'ZY', 'Elott', 'SEA']),
    lottoGameCode: v.optional(text(64)),
    lottoView: v.optional(v.picklist(['LOBBY', 'GAME', 'RESULTS'])),
    device: v.literal('WEB'),
    backUrl: text(2048),
    language: v.optional(text(8)),
    /** Ours: the lobby comes up in the site's theme. */
    theme: v.optional(v.picklist(['dark', 'light'])),
  }),
  value: v.object({ game_url: v.pipe(v.string(), v.url()) }),
  encode: ({ prizeMode, lottery, area, view, theme, backUrl }: LotteryLobbyInput) => ({
    lottoArea: area,
    launchMode: 'GLS' as const,
    lottoPrizeMode: prizeMode,
    lottoGameCode: lottery,
    lottoView: view && WIRE_VIEWS[view],
    device: 'WEB' as const,
    backUrl,
    theme,
  }),
  // A lobby is not a game: what is played in it is accounted for by its own games.
  decode: ({ game_url }): Launch => ({ address: game_url, sessionId: null }),
  summary: 'Opens a lottery lobby outside the site: gives its address with a one-time ticket.',
  spec: '§7 "lobby launcher (lottoArea, launchMode, lottoPrizeMode, lottoGameCode, lottoView, device, backUrl, language)"; path and value ours.',
});
