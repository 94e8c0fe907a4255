import { GamePage, type GamePageProps } from '@perya/lobby';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

import { centreAddress } from '../shell/navigation/centres';

/** The page that a game is played on; the deposit opens over it, and the game goes on below. */
export function PlayPage(props: Omit<GamePageProps, 'onDeposit'>) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { state } = useLocation();
  return (
    <GamePage
      {...props}
      onDeposit={() =>
        void navigate(centreAddress(params, 'member', 'depositv2'), {
          preventScrollReset: true,
          state,
        })
      }
    />
  );
}
