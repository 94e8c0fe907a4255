import type { WireStakes } from '@perya/game-engines/baccarat';
import { minorUnits, parseMinorUnits, type MinorUnits } from '@perya/rules/money';

/** Sum of the stakes on all spots. */
export const sumOf = (stakes: WireStakes): MinorUnits =>
  minorUnits(Object.values(stakes).reduce((sum, stake) => sum + parseMinorUnits(stake), 0));
