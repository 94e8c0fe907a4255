import type { Category } from '@perya/api-client';

import type { Brand } from './brandPack.ts';
import { CATEGORY_PATHS } from './vendors';

/** The pages that a site for agents doesn't have, besides the lobbies: games and rewards are elsewhere. */
const PLAYER_PATHS = [
  '/game',
  '/seamless',
  '/promotions',
  '/promoDetail',
  '/pointMall',
  '/lottery',
  '/vnlottery',
  '/down',
  '/download',
];

/** The pages of the modules that a brand can hide; both lotteries share all of theirs. */
function pathsOf(module: Brand['hiddenModules'][number], isWithoutLottery: boolean): string[] {
  if (module === 'POINTS') return ['/pointMall'];
  if (module !== 'LOTT' && module !== 'ELOTT') return [CATEGORY_PATHS[module]];
  return isWithoutLottery ? ['/lott', '/elott', '/lottery', '/vnlottery'] : [];
}

/** The paths that don't exist on the brand's site (404): of hidden modules, and of another audience. */
export function closedPaths({
  audience,
  hiddenModules,
}: Pick<Brand, 'audience' | 'hiddenModules'>): string[] {
  if (audience === 'agents') return [...Object.values(CATEGORY_PATHS), ...PLAYER_PATHS];
  const lotteries: readonly Category[] = ['LOTT', 'ELOTT'];
  const isWithoutLottery = lotteries.every((category) => hiddenModules.includes(category));
  return [...new Set(hiddenModules.flatMap((module) => pathsOf(module, isWithoutLottery)))];
}
