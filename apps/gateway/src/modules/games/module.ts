import {
  getGameSession,
  getPlayMoney,
  launchDemo,
  launchGame,
  launchLotteryLobby,
  launchPvpRoom,
  launchVendorLobby,
  listFreeSpins,
  listLiveTables,
  listLobbyEvents,
  listPvpRooms,
} from '@perya/api-client';
import { ENGINE_NAMES } from '@perya/game-engines/play-api';
import { mountArcadeAssets, mountArcadePage } from '../../kernel/http/arcadePages';
import { serve } from '../../kernel/http/serve';
import type { Module } from '../../kernel/module';
import { gameListOf, isOffered } from './game-list/gameList';
import { eventsOf } from './lobbyEvents';
import { isTable } from './live-table/tables';
import { INSTANT_JOBS } from './instant/engine';
import { TABLE_JOBS } from './live-table/engine';
import { MATCH_JOBS } from './match/engine';
import { tableCardOf } from './tableCards';
import { freeSpins } from './free-spins/list';
import { mountPlayApi } from './playApi';
import { ENGINES } from './engines';
import { launch, launchGuestDemo, launchRoom, launchVendor } from './launch';
import { playMoney } from './play/guestDemo';
import { sweepLaunches } from './play/launches';
import { mountLobbyCalls } from './lottery-lobby/calls';
import { LOBBY_PATH, launchLottery } from './lottery-lobby/launch';
import { listRooms } from './play/rooms';
import { mountVendorLobby } from './vendor-lobby/calls';
import { VENDOR_LOBBY_PATH } from './vendor-lobby/launch';
import { gameSession } from './play/summary';
import { playData } from './ownData';

const SWEEP_MS = 10 * 60_000;

/** Launches, free spins, and the sandbox games on their own origin. */
export const play: Module = {
  name: 'play',
  ownData: playData,
  routes: [
    serve(launchGame, launch),
    serve(launchDemo, launchGuestDemo),
    serve(listPvpRooms, listRooms),
    serve(launchPvpRoom, launchRoom),
    serve(launchVendorLobby, launchVendor),
    serve(launchLotteryLobby, launchLottery),
    serve(getGameSession, gameSession),
    serve(getPlayMoney, playMoney),
    serve(listFreeSpins, freeSpins),
    serve(listLiveTables, async ({ input, ctx }) => {
      const gameList = await gameListOf(ctx.platform);
      const games = [...new Set(input.gameIds)]
        .flatMap((id) => gameList.game(id) ?? [])
        .filter(isTable)
        .filter((game) => isOffered(ctx.brand, game));
      return {
        currency: ctx.brand.currency,
        list: await Promise.all(games.map((game) => tableCardOf(ctx.platform, game))),
      };
    }),
    serve(listLobbyEvents, async ({ input, ctx }) =>
      eventsOf(ctx.platform, await gameListOf(ctx.platform), {
        ...input,
        vendorsOff: ctx.brand.vendorsOff,
      }),
    ),
  ],
  mountPlay: (app, platform, routes) => {
    mountPlayApi(app, platform);
    for (const name of ENGINE_NAMES) {
      mountArcadePage(app, platform, { address: `/play/${name}`, name });
    }
    mountLobbyCalls(app, platform, routes);
    mountArcadePage(app, platform, { address: LOBBY_PATH, name: 'lottery' });
    mountVendorLobby(app, platform);
    mountArcadePage(app, platform, {
      address: VENDOR_LOBBY_PATH,
      name: 'vendor',
      framesPages: true,
    });
    mountArcadeAssets(app, platform);
  },
  jobs: [
    {
      name: 'sweep launches',
      everyMs: SWEEP_MS,
      run: ({ db, clock }) => sweepLaunches(db, clock.now()),
      atStart: true,
    },
    ...ENGINES.flatMap(({ jobs = [] }) => jobs),
    ...TABLE_JOBS,
    ...INSTANT_JOBS,
    ...MATCH_JOBS,
  ],
  reset: (platform) => {
    for (const engine of ENGINES) engine.reset?.(platform);
  },
};
