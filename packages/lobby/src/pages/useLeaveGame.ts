import { useToast } from '@perya/ui-kit';
import { useLocation, useNavigate } from 'react-router';
import { cancelLaunch, type ChosenGame } from '../launch/launchStore';
import type { GamePageState } from '../launch/startLaunch';
import { goBack } from '../launch/wayBack';
import { usePlayingT } from '../playing/locales';

/** Rounds in these categories end with an external result; members don't return to finish them. */
const DECIDED_ELSEWHERE = /^(?:SPORTS|ESPORTS|COCKFIGHT|E?LOTT)$/;

/** Returns to the lobby. If a round is still open, a toast says that it can be continued, and where. */
export function useLeaveGame({ game, from }: ChosenGame, openRounds: number): () => void {
  const t = usePlayingT();
  const toast = useToast();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { isOneStepBack = false } = (state ?? {}) as Partial<GamePageState>;

  return () => {
    cancelLaunch();
    if (openRounds > 0 && !DECIDED_ELSEWHERE.test(game.category)) {
      toast.show({
        tone: 'info',
        title: t('gamePage.roundOpen', { name: game.name }),
        description: t('gamePage.roundOpenText'),
      });
    }
    goBack(navigate, from, isOneStepBack);
  };
}
