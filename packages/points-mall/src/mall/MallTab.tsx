import { useChosenParams } from '@perya/page-kit';
import { useIsSignedIn } from '@perya/session';
import { useIsHydrated } from '@perya/ui-kit';
import { lazy, Suspense, type ReactElement } from 'react';

import { PointHead } from '../head/PointHead';
import { useLatch } from '../dialogs/useLatch';
import { parseMallPlace, placeParams, REWARD_PARAM, rewardParams } from '../address/mallPlace';
import styles from './mall.module.css';
import { fetchRewardDialog } from './RewardCard';
import { RewardFilters } from './RewardFilters';
import { RewardGrid } from './RewardGrid';

const RewardDialog = lazy(async () => ({ default: (await fetchRewardDialog()).RewardDialog }));

export interface MallTabProps {
  securityLink?: ReactElement<Record<string, unknown>> | undefined;
}

/** Rewards by kind, search and price; each opens in a dialog with its own URL (specification §7, Points). */
export function MallTab({ securityLink }: MallTabProps) {
  const isSignedIn = useIsSignedIn();
  const [params, setParams] = useChosenParams();
  const place = parseMallPlace(params);
  const reward = params.get(REWARD_PARAM);
  // Dialogs aren't rendered on the server.
  const isLookedAt = useLatch(useIsHydrated() && reward !== null);
  return (
    <div className={styles['mall']}>
      <PointHead securityLink={securityLink} />
      <RewardFilters
        place={place}
        onChange={(change) =>
          setParams((now) => placeParams(now, change), { replace: true, preventScrollReset: true })
        }
      />
      <RewardGrid
        place={place}
        onPage={(page) => setParams((now) => placeParams(now, { page }))}
        onShowAll={() =>
          setParams((now) => placeParams(now, { kind: null, search: '', affordable: false }), {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
      {isLookedAt && (
        <Suspense fallback={null}>
          <RewardDialog
            key={`reward ${String(isSignedIn)}`}
            id={reward}
            onClose={() =>
              setParams((now) => rewardParams(now, null), {
                replace: true,
                preventScrollReset: true,
              })
            }
            securityLink={securityLink}
          />
        </Suspense>
      )}
    </div>
  );
}
