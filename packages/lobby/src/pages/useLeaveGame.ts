import { useToast } from '@perya/ui-kit';
import { useLocation, useNavigate } from 'react-router';
import { launchAbandoned, type ChosenGame } from '../launch/launchStore';
import type { GamePageState } from '../launch/startLaunch';
import { goBack } from '../launch/wayBack';
import { usePlayingT } from '../playing/locales';

/** What is open there is decided by a result; no player comes back to play it on. */
const DECIDED_ELSEWHERE = /^(?:SPORTS|ESPORTS|COCKFIGHT|E?LOTT)$/;

/**
 * Back to the place in the lobby. Whoever leaves a round open is told that it waits, and where it
 * stands.
 */
export function useLeaveGame({ game, from }: ChosenGame, openRounds: number): () => void {
  const t = usePlayingT();
  const toast = useToast();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { isOneStepBack = false } = (state ?? {}) as Partial<GamePageState>;

  return () => {
    launchAbandoned();
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
