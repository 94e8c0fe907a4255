import type { DragonTigerFacts, Spot } from '@perya/game-engines/dragon-tiger';
import { useFormat } from '@perya/i18n';
import { useOpenedGame } from '../game/GameContext';

/** Formats the profit of a spot per unit staked. */
export function useOddsText(): (spot: Spot) => string {
  const { rules } = useOpenedGame<DragonTigerFacts>().game;
  const { number } = useFormat();
  return (spot) => number(rules.pays[spot]);
}
