import type { ColorGameFacts, ColorGameRules } from '@perya/game-engines/color-game';
import { useFormat } from '@perya/i18n';
import { useOpenedGame } from '../game/GameContext';

/** The payouts of a table's bets per unit staked, as texts. */
export interface OddsTexts {
  rules: ColorGameRules;
  /** For one, two and three dice. */
  color: string;
  anyTriple: string;
}

/** Payouts in the usual notation: "1 / 2 / 3" and "30". */
export function useOddsText(): OddsTexts {
  const { rules } = useOpenedGame<ColorGameFacts>().game;
  const { number } = useFormat();
  return {
    rules,
    color: rules.colorPays.map((pays) => number(pays)).join(' / '),
    anyTriple: number(rules.triplePays),
  };
}
