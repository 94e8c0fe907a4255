import type { Game } from '@perya/api-client';
import { requireLogin, requireTrueAccount } from '@perya/session';
import type { NavigateFunction } from 'react-router';
import {
  chooseGame,
  retryLaunch,
  launchState,
  openRoomChoice,
  type GameChoice,
} from './launchStore';
import { GAME_PATH, isPlayPath, launchTarget, type LaunchTarget } from './launchTarget';
import { openOnPlatform, type PlatformTools } from './openOnPlatform';
import { shareCover } from './sharedCover';

/** History state of the game page. */
export interface GamePageState {
  /** The previous history entry is the lobby that the game was chosen from. */
  readonly isOneStepBack: boolean;
}

/** How a game is started. See {@link useLaunchGame}. */
export interface LaunchOptions {
  /** Demo play: no money is used. */
  demo?: boolean;
  /** Of a vendor's folder: launches the vendor's own lobby instead of opening the folder. */
  vendorLobby?: boolean;
  /** The player comes from the game's demo: guests are asked to register, and no demo is offered. */
  fromDemo?: boolean;
}

/** What a launch needs to call the platform and to navigate. */
export interface LaunchTools extends PlatformTools {
  readonly navigate: NavigateFunction;
  /** Free play is enabled for the brand. */
  readonly freePlay: boolean;
  /** Guests may register on the site. */
  readonly canRegister: boolean;
}

const VENDOR_LOBBY: LaunchTarget = { kind: 'launch', path: GAME_PATH };

/**
 * A visitor tapped a game: asks for a login first if needed, then opens it exactly once. A demo needs none.
 */
export function startLaunch(
  game: Game,
  { demo = false, vendorLobby = false, fromDemo = false }: LaunchOptions,
  { navigate, freePlay, canRegister, ...tools }: LaunchTools,
): void {
  const target = vendorLobby ? VENDOR_LOBBY : launchTarget(game, tools.lotteryType);
  if (target.kind === 'page') {
    // A folder opens over the current lobby, whose scroll position is kept.
    const isHere = target.path.split('?', 1)[0] === location.pathname;
    const go = () => void navigate(target.path, { preventScrollReset: isHere });
    if (target.needsLogin) requireLogin(go);
    else go();
    return;
  }
  const here = location.pathname + location.search;
  const from = isPlayPath(location.pathname) ? (placeInLobby() ?? '/') : here;
  const begin = (choice: GameChoice) => {
    // Demo play has a single table, without a choice of seats.
    const hasRooms = target.kind === 'rooms' && !choice.demo;
    const isNew = hasRooms ? openRoomChoice(choice) : chooseGame(choice, openOnPlatform(tools));
    if (!isNew || location.pathname === target.path) return;
    // After a login on a separate page, the previous history entry isn't the lobby.
    const isOneStepBack = location.pathname + location.search === from;
    const state: GamePageState = { isOneStepBack };
    shareCover(game.id);
    void navigate(target.path, { viewTransition: true, state });
  };
  const choice = { game, from, demo };
  if (demo) begin(choice);
  else {
    const playDemo = () => begin({ ...choice, demo: true });
    requireTrueAccount(() => begin(choice), {
      playDemo: game.hasDemo && freePlay && !fromDemo ? playDemo : undefined,
      kind: fromDemo && canRegister ? 'register' : 'login',
    });
  }
}

/** Launches a game from its own page: after a rejection, an end, or the choice of a room. */
export function relaunch(choice: GameChoice, tools: PlatformTools): void {
  const launch = () => retryLaunch(choice, openOnPlatform(tools));
  if (choice.demo) launch();
  else requireLogin(launch);
}

/** Where the current game was chosen. */
function placeInLobby(): string | undefined {
  const state = launchState();
  if (state.status === 'open') return state.open.from;
  return 'chosen' in state ? state.chosen.from : undefined;
}
