import { useIsSignedIn } from '@perya/session';
import { lazy, Suspense, useRef } from 'react';

import styles from './HomePage.module.css';
import type { HomeLane } from './lanes/lanes';
import { isLaneExpected, isOwnLane } from './lanes/ownLanes';
import { useIsNearViewport } from './useIsNearViewport';

const Lane = lazy(() => import('./lazy/Lane'));

/**
 * A lane whose script, texts and data load when it's near the viewport. A member's own lanes load
 * immediately.
 */
export function LazyLane({ lane }: { lane: HomeLane }) {
  const isOwn = isOwnLane(lane);
  const isSignedIn = useIsSignedIn();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(place, false);
  if (isOwn && !isSignedIn) return null;
  const waiting = isOwn && !isLaneExpected(lane) ? null : <div className={styles['waiting']} />;
  return (
    <div ref={place}>
      {isNear || isOwn ? (
        <Suspense fallback={waiting}>
          <Lane lane={lane} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
