import type { SportsFacts } from '@perya/game-engines/sports';
import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';
import { useOpenedGame } from '../game/GameContext';
import { useGameStatus, type GameStatus } from '../game/useGameStatus';
import { useSportsT } from './texts';

/** The status line and the balance, with the book's own texts for rejections. */
export function useSportsStatus(): GameStatus {
  const { game } = useOpenedGame<SportsFacts>();
  const t = useSportsT();
  const { money } = useFormat();
  return useGameStatus({
    ODDS_CHANGED: t('error.oddsChanged'),
    MARKET_CLOSED: t('error.marketClosed'),
    UNKNOWN_STAKE: t('error.stakeLimits'),
    SAME_EVENT: t('slip.sameEvent'),
    PAYOUT_TOO_HIGH: t('error.payoutTooHigh', { amount: money(parseMinorUnits(game.maxPayout)) }),
  });
}
