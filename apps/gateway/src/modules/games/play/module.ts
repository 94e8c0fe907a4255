import {
  getGameSession,
  launchGame,
  launchLotteryLobby,
  launchPvpRoom,
  launchVendorLobby,
  listFreeSpins,
  listPvpRooms,
} from '@perya/api-client';
import { ENGINE_NAMES } from '@perya/game-engines/play-api';
import { mountArcadeAssets, mountArcadePage } from '../../../kernel/http/arcadePages';
import { serve } from '../../../kernel/http/serve';
import type { Module } from '../../../kernel/module';
import { freeSpins } from '../freeSpins/list';
import { mountPlayApi } from './api';
import { ENGINES } from './engines';
import { launch, launchRoom, launchVendor } from './launch';
import { sweepLaunches } from './launches';
import { mountLobbyCalls } from './lottery/calls';
import { LOBBY_PATH, launchLottery } from './lottery/launch';
import { listRooms } from './rooms';
import { gameSession } from './summary';

const SWEEP_MS = 10 * 60_000;

/** Launches, free spins, and the sandbox games on their own origin. */
export const play: Module = {
  name: 'play',
  routes: [
    serve(launchGame, launch),
    serve(listPvpRooms, listRooms),
    serve(launchPvpRoom, launchRoom),
    serve(launchVendorLobby, launchVendor),
    serve(launchLotteryLobby, launchLottery),
    serve(getGameSession, gameSession),
    serve(listFreeSpins, freeSpins),
  ],
  mountPlay: (app, platform, routes) => {
    mountPlayApi(app, platform);
    for (const name of ENGINE_NAMES) {
      mountArcadePage(app, platform, { address: `/play/${name}`, name });
    }
    mountLobbyCalls(app, platform, routes);
    mountArcadePage(app, platform, { address: LOBBY_PATH, name: 'lottery' });
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
  ],
  reset: (platform) => {
    for (const engine of ENGINES) engine.reset?.(platform);
  },
};
