import type { Game, PrizeMode } from '@perya/api-client';
import { CATEGORY_PATHS, lotteryPath } from '@perya/site-config';
import { writeFolder } from '../address/lobbyAddress';

/** The target of a tap on a game. */
export type LaunchTarget =
  /** A page of the site. */
  | { readonly kind: 'page'; readonly path: string; readonly needsLogin: boolean }
  /** Requires an address from the platform; `path` is the page that shows the game. */
  | { readonly kind: 'launch' | 'rooms'; readonly path: string };

/** How the platform launches a game. */
export type LaunchMethod = 'game' | 'room' | 'lottery-lobby';

/** In a frame below the header. */
export const GAME_PATH = '/game';
/** Using the whole viewport. */
export const SEAMLESS_PATH = '/seamless';

/** Account type and vendor of the regional lottery. */
const REGIONAL_LOTTERY = /^VN/i;
/** Account type of the draws that have a lobby of their own at a brand of this lottery type. */
const SEA_LOTTERY = /^SEA/i;

/** Sportsbooks are whole sites with a menu and scrolling pages: they get the whole viewport. */
const WHOLE_WINDOW = /^(?:SPORTS|ESPORTS|COCKFIGHT)$/;

/**
 * Lotteries have their own pages or an external lobby, depending on the brand's lottery type; a vendor folder
 * opens over its lobby; a PVP game starts with its rooms; everything else is launched.
 */
export function launchTarget(game: Game, lotteryType: PrizeMode): LaunchTarget {
  const { category, vendor } = game;
  if (game.isVendorFolder) {
    return {
      kind: 'page',
      path: CATEGORY_PATHS[category] + writeFolder(vendor),
      needsLogin: false,
    };
  }
  if (launchKind(game, lotteryType) === 'lottery-lobby')
    return { kind: 'launch', path: SEAMLESS_PATH };
  if (isLottery(game)) return { kind: 'page', path: pathOf(game), needsLogin: true };
  if (category === 'PVP') return { kind: 'rooms', path: GAME_PATH };
  return { kind: 'launch', path: WHOLE_WINDOW.test(category) ? SEAMLESS_PATH : GAME_PATH };
}

/** Which launch call opens a game. */
export function launchKind(game: Game, lotteryType: PrizeMode, roomId?: string): LaunchMethod {
  if (roomId !== undefined) return 'room';
  const hasLobby =
    lotteryType === 'SEA' && isLottery(game) && SEA_LOTTERY.test(game.accountTypeName ?? '');
  return hasLobby ? 'lottery-lobby' : 'game';
}

/** Whether a path is a page that shows a game. */
export const isPlayPath = (pathname: string): boolean =>
  pathname === GAME_PATH || pathname === SEAMLESS_PATH;

const isLottery = ({ category }: Game): boolean => category === 'LOTT' || category === 'ELOTT';

function pathOf({ code, gameCode = code, vendor, accountTypeName, defaultPlayType }: Game): string {
  const isRegional = [accountTypeName ?? '', vendor].some((mark) => REGIONAL_LOTTERY.test(mark));
  const path = lotteryPath(gameCode, isRegional);
  if (isRegional || !defaultPlayType) return path;
  return `${path}&${new URLSearchParams({ playType: defaultPlayType })}`;
}
