import type { BaccaratFacts, Spot } from '@perya/game-engines/baccarat';
import { useFormat } from '@perya/i18n';
import { useOpenedGame } from '../game/GameContext';

/** What a spot pays for each unit staked, as players write it: 0.95, 8, 11. */
export function useOddsText(): (spot: Spot) => string {
  const { rules } = useOpenedGame<BaccaratFacts>().game;
  const { number } = useFormat();
  return (spot) => {
    const [pays, per] = rules.pays[spot];
    return number(pays / per);
  };
}
