import { Loaded } from '@perya/page-kit';
import { getMember, requireLogin } from '@perya/session';
import { Skeleton } from '@perya/ui-kit';

import { toggleFavouriteLottery, useFavouriteLotteries } from './favouriteLotteries';
import { LotteryMenu } from './LotteryMenu';
import { useLotteryMenu } from './useLotteryMenu';

export interface LotteryMenuPanelProps {
  current: string;
  addressOf(code: string): string;
  onChosen?: (() => void) | undefined;
}

/** The lottery menu from the platform, with the member's favorites. */
export function LotteryMenuPanel({ current, addressOf, onChosen }: LotteryMenuPanelProps) {
  const favourites = useFavouriteLotteries();
  const query = useLotteryMenu();
  const toggle = (code: string) =>
    requireLogin(() => {
      const account = getMember()?.account;
      if (account !== undefined) toggleFavouriteLottery(account, code);
    });
  return (
    <Loaded query={query} size="compact" skeleton={<Skeleton lines={12} />}>
      {(groups) => (
        <LotteryMenu
          groups={groups}
          current={current}
          favourites={favourites}
          addressOf={addressOf}
          onFavourite={toggle}
          onChosen={onChosen}
        />
      )}
    </Loaded>
  );
}
