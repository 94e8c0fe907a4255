import { getLotteryMenu } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { getMember, requireLogin } from '@perya/session';
import { ErrorPanel, Skeleton, SkeletonGroup } from '@perya/ui-kit';

import { useT } from '../i18n';
import { favouriteLotteryToggled, useFavouriteLotteries } from './favouriteLotteries';
import { LotteryMenu } from './LotteryMenu';

export interface LotteryMenuPanelProps {
  current: string;
  addressOf(code: string): string;
  onChosen?: (() => void) | undefined;
}

/** The menu as the platform gives it, with the member's own favourites. */
export function LotteryMenuPanel({ current, addressOf, onChosen }: LotteryMenuPanelProps) {
  const t = useT();
  const errorText = useErrorText();
  const favourites = useFavouriteLotteries();
  const { data, error, isFetching, refetch } = useApiQuery(
    getLotteryMenu,
    { prizeMode: 'SEA' },
    { staleTime: 60_000 },
  );
  if (data === undefined) {
    return error === null ? (
      <SkeletonGroup label={t('menu.loading')}>
        <Skeleton lines={12} />
      </SkeletonGroup>
    ) : (
      <ErrorPanel
        size="compact"
        title={t('menu.failed')}
        reason={errorText(error)}
        onRetry={() => void refetch()}
        retryLabel={t('desk.retry')}
        retrying={isFetching}
      />
    );
  }
  const toggle = (code: string) =>
    requireLogin(() => {
      const account = getMember()?.account;
      if (account !== undefined) favouriteLotteryToggled(account, code);
    });
  return (
    <LotteryMenu
      groups={data}
      current={current}
      favourites={favourites}
      addressOf={addressOf}
      onFavourite={toggle}
      onChosen={onChosen}
    />
  );
}
