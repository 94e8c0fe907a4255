import { GamePage, type GamePageProps } from '@perya/lobby';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

import { centreAddress } from '../shell/navigation/centres';

/** The play page of a game. The deposit opens over it while the game continues. */
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
