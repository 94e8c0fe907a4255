import type { Game } from '@perya/api-client';
import { getMember, requireLogin, warnOfAccount } from '@perya/session';
import type { NavigateFunction } from 'react-router';
import { gameChosen, launchRetried, launchState, roomsWanted, type Choice } from './launchStore';
import { isPlayPath, launchTarget } from './launchTarget';
import { openOnPlatform, type PlatformTools } from './openOnPlatform';
import { shareCover } from './sharedCover';

/** What the game page's entry in the history says. */
export interface GamePageState {
  /** The entry before is the place in the lobby that the game was chosen from. */
  readonly isOneStepBack: boolean;
}

export interface LaunchOptions {
  /** Play for fun: no money moves. */
  demo?: boolean;
}

/** What a launch reaches the platform and the pages by. */
export interface LaunchTools extends PlatformTools {
  readonly navigate: NavigateFunction;
  /** The brand lets people play for fun. */
  readonly freePlay: boolean;
}

/** A person tapped a game: asks for a login first where there is none, then opens it exactly once. */
export function startLaunch(
  game: Game,
  { demo = false }: LaunchOptions,
  { navigate, freePlay, ...tools }: LaunchTools,
): void {
  const target = launchTarget(game);
  if (target.kind === 'page') {
    // A folder opens over the lobby that it was found in: that stays where it is.
    const isHere = target.path.split('?', 1)[0] === location.pathname;
    const go = () => void navigate(target.path, { preventScrollReset: isHere });
    if (target.needsLogin) requireLogin(go);
    else go();
    return;
  }
  const here = location.pathname + location.search;
  const from = isPlayPath(location.pathname) ? (placeInLobby() ?? '/') : here;
  const begin = (choice: Choice) => {
    // For fun there is one table, and no seat to choose.
    const hasRooms = target.kind === 'rooms' && !choice.demo;
    const isNew = hasRooms ? roomsWanted(choice) : gameChosen(choice, openOnPlatform(tools));
    if (!isNew || location.pathname === target.path) return;
    // After a login on a page of its own, the step before the game is not where it was chosen.
    const isOneStepBack = location.pathname + location.search === from;
    const state: GamePageState = { isOneStepBack };
    shareCover(game.id);
    void navigate(target.path, { viewTransition: true, state });
  };
  requireLogin(() => {
    const choice = { game, from, demo };
    if (demo || getMember()?.accountType !== 'trial') begin(choice);
    else {
      const playDemo = () => begin({ ...choice, demo: true });
      warnOfAccount('in_need_true_account', game.hasDemo && freePlay ? playDemo : undefined);
    }
  });
}

/** Asks for a game anew, from the page that it is played on: after a refusal, an end, or the choice of a room. */
export function startAgain(choice: Choice, tools: PlatformTools): void {
  requireLogin(() => launchRetried(choice, openOnPlatform(tools)));
}

/** Where the game that is shown now was chosen. */
function placeInLobby(): string | undefined {
  const state = launchState();
  if (state.status === 'open') return state.open.from;
  return 'chosen' in state ? state.chosen.from : undefined;
}
