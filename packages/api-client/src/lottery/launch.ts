import * as v from 'valibot';
import { prizeModeSchema } from '../games/popular';
import { named } from '../core/codec';
import { endpoint, type InputOf } from '../core/endpoint';
import { constant, oneOf, text } from '../core/schemas';

export const launchLotteryLobby = /* @__PURE__ */ endpoint({
  id: 'launchLotteryLobby',
  tag: 'Lottery',
  method: 'POST',
  path: '/wps/relay/GCS_lobbyLauncher',
  auth: 'token',
  request: v.object({
    lottoArea: named('area', v.optional(text(32))),
    launchMode: constant('GLS'),
    lottoPrizeMode: named('prizeMode', prizeModeSchema()),
    /** Code of the lottery to open. Default: the lobby's start page. */
    lottoGameCode: named('lottery', v.optional(text(64))),
    lottoView: named(
      'view',
      v.optional(oneOf({ lobby: 'LOBBY', game: 'GAME', results: 'RESULTS' })),
    ),
    device: constant('WEB'),
    /** Target of the lobby's "home" link: a URL on the site. */
    backUrl: text(2048),
    language: v.optional(text(8)),
    /** Not in the specification: the site's current theme, which the lobby opens in. */
    theme: v.optional(v.picklist(['dark', 'light'])),
  }),
  value: v.object({ address: v.pipe(v.string(), v.url()) }),
  summary: 'Opens an external lottery lobby and returns its URL, with a one-time ticket.',
  spec: '§7 "lobby launcher (lottoArea, launchMode, lottoPrizeMode, lottoGameCode, lottoView, device, backUrl, language)"; path and value defined here.',
});

/** Input of {@link launchLotteryLobby}. */
export type LotteryLobbyInput = InputOf<typeof launchLotteryLobby>;
