import {
  listGames,
  listHotGames,
  listPopularGames,
  type Category,
  type Game,
} from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useCategoryName } from '@perya/i18n';
import { GameLane } from '@perya/lobby';
import { CATEGORY_PATHS } from '@perya/site-config';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';

import { useT } from '../i18n';
import styles from './HomePage.module.css';
import { afterFirstView } from '../runtime/afterFirstView';
import { LanePlace } from './LanePlace';
import { laneInput } from './lanes';

const LaneFailure = lazy(() => import('./LaneFailure'));

/** How far below the window a lane is fetched, once the first view is over: a turn of the thumb. */
const NEAR = '600px 0px';

/** What the brand marks as hot: the first games that anybody sees. */
export function HotLane() {
  const t = useT();
  const query = useApiQuery(listHotGames, {});
  return <LaneView title={t('home.hot')} query={query} games={query.data} isFirstView />;
}

/** What everybody has played most of late. */
export function PopularLane() {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const enabled = useIsNear(place, false);
  const query = useApiQuery(listPopularGames, {}, { enabled });
  return (
    <div ref={place}>
      <LaneView title={t('home.popular')} query={query} games={query.data} />
    </div>
  );
}

export interface CategoryLaneProps {
  category: Category;
  /** It is part of the page that the server sends; otherwise it is fetched when it comes near. */
  isImmediate: boolean;
}

/** The first games of one kind, and the way to all of them. */
export function CategoryLane({ category, isImmediate }: CategoryLaneProps) {
  const categoryName = useCategoryName();
  const place = useRef<HTMLDivElement>(null);
  const enabled = useIsNear(place, isImmediate);
  const query = useApiQuery(listGames, laneInput(category), { enabled });
  return (
    <div ref={place}>
      <LaneView
        title={categoryName(category)}
        query={query}
        games={query.data?.items}
        allHref={CATEGORY_PATHS[category]}
      />
    </div>
  );
}

interface LaneViewProps {
  title: string;
  query: Pick<UseQueryResult, 'isError' | 'error' | 'isFetching' | 'refetch'>;
  games: readonly Game[] | undefined;
  allHref?: string;
  isFirstView?: boolean;
}

/** One lane in each of its states; a lane that fails says so, and the others live. */
function LaneView({ title, query, games, allHref, isFirstView = false }: LaneViewProps) {
  const t = useT();
  if (games && games.length > 0) {
    return <GameLane title={title} games={games} allHref={allHref} priority={isFirstView} />;
  }
  if (games) {
    return isFirstView ? (
      <LanePlace title={title}>
        <p className={styles['quiet']}>{t('home.emptyHot')}</p>
      </LanePlace>
    ) : null;
  }
  return (
    <LanePlace title={title}>
      {query.isError && (
        <Suspense>
          <LaneFailure query={query} />
        </Suspense>
      )}
    </LanePlace>
  );
}

/** In the window at once; a little below it when the first view is over. */
function useIsNear(place: RefObject<HTMLElement | null>, initially: boolean): boolean {
  const [isNear, setIsNear] = useState(initially);
  useEffect(() => {
    const { current } = place;
    if (isNear || !current) return undefined;
    const observers: IntersectionObserver[] = [];
    let isHere = true;
    const watch = (rootMargin: string) => {
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) setIsNear(true);
        },
        { rootMargin },
      );
      observer.observe(current);
      observers.push(observer);
    };
    watch('0px');
    void afterFirstView().then(() => {
      if (isHere) watch(NEAR);
    });
    return () => {
      isHere = false;
      for (const observer of observers) observer.disconnect();
    };
  }, [isNear, place]);
  return isNear;
}
