import type { Game } from '@perya/api-client';
import { CATEGORY_PATHS, lotteryPath } from '@perya/site-config';
import { writeFolder } from '../address/lobbyAddress';

/** Where a tap on a game leads. */
export type LaunchTarget =
  /** A page of the site. */
  | { readonly kind: 'page'; readonly path: string; readonly needsLogin: boolean }
  /** An address that the platform has to be asked for, and the page that it is played on. */
  | { readonly kind: 'launch' | 'rooms'; readonly path: string };

/** How the platform launches a game. */
export type LaunchWay = 'game' | 'room' | 'lottery-lobby';

/** In a frame below the header. */
export const GAME_PATH = '/game';
/** With the window to itself. */
export const SEAMLESS_PATH = '/seamless';

/** The account type and the vendor that the regional lottery goes by. */
const REGIONAL_LOTTERY = /^VN/i;
/** The account type of the draws that are sold in a lobby of their own. */
const SEA_LOTTERY = /^SEA/i;

/** A book is a site in itself, with a menu and pages to scroll: it gets the whole window. */
const WHOLE_WINDOW = /^(?:SPORTS|ESPORTS|COCKFIGHT)$/;

/**
 * Lotteries have pages of their own, or a lobby outside; a vendor's folder lies open over its lobby; a
 * PVP game begins with its rooms; everything else is launched.
 */
export function launchTarget(game: Game): LaunchTarget {
  const { category, vendor } = game;
  if (game.isVendorFolder) {
    return {
      kind: 'page',
      path: CATEGORY_PATHS[category] + writeFolder(vendor),
      needsLogin: false,
    };
  }
  if (launchWay(game) === 'lottery-lobby') return { kind: 'launch', path: SEAMLESS_PATH };
  if (isLottery(game)) return { kind: 'page', path: pathOf(game), needsLogin: true };
  if (category === 'PVP') return { kind: 'rooms', path: GAME_PATH };
  return { kind: 'launch', path: WHOLE_WINDOW.test(category) ? SEAMLESS_PATH : GAME_PATH };
}

/** Which of the platform's ways opens a game. */
export function launchWay(game: Game, roomId?: string): LaunchWay {
  if (roomId !== undefined) return 'room';
  return isLottery(game) && SEA_LOTTERY.test(game.accountTypeName ?? '') ? 'lottery-lobby' : 'game';
}

/** Whether a page is one that a game is played on. */
export const isPlayPath = (pathname: string): boolean =>
  pathname === GAME_PATH || pathname === SEAMLESS_PATH;

const isLottery = ({ category }: Game): boolean => category === 'LOTT' || category === 'ELOTT';

function pathOf({ code, gameCode = code, vendor, accountTypeName, defaultPlayType }: Game): string {
  const isRegional = [accountTypeName ?? '', vendor].some((mark) => REGIONAL_LOTTERY.test(mark));
  const path = lotteryPath(gameCode, isRegional);
  if (isRegional || !defaultPlayType) return path;
  return `${path}&${new URLSearchParams({ playType: defaultPlayType })}`;
}
