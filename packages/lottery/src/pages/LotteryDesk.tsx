import type { Lottery } from '@perya/rules/lottery';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import { PlayDesk } from '../desk/PlayDesk';
import { LotteryViews } from '../results/views/LotteryViews';

export interface LotteryDeskProps {
  lottery: Lottery;
  /** A link or button to the deposit page, shown when the balance is too low. */
  deposit: ReactNode;
}

/** A lottery to play and to look up, with its play type and view in the URL. */
export function LotteryDesk({ lottery, deposit }: LotteryDeskProps) {
  const [params, setParams] = useSearchParams();
  const { code, defaultPlayType } = lottery;
  const choosePlayType = (playType: string) =>
    setParams(
      (before) => {
        before.set('gameCode', code);
        before.set('playType', playType);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <LotteryViews lottery={lottery}>
      <PlayDesk
        key={code}
        lottery={lottery}
        playType={params.get('playType') ?? defaultPlayType}
        onPlayTypeChange={choosePlayType}
        deposit={deposit}
      />
    </LotteryViews>
  );
}
