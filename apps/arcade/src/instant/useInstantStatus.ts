import { useGameStatus, type GameStatus } from '../game/useGameStatus';
import { useInstantT } from './texts';

/** The status line of an instant game. */
export function useInstantStatus(): GameStatus {
  const t = useInstantT();
  return useGameStatus({
    ROUND_OVER: t('roundOver'),
    STEPPED_ALREADY: t('steppedAlready'),
  });
}
