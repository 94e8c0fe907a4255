import { listGames, listHotGames, type Category } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useCategoryName } from '@perya/i18n';
import { CATEGORY_PATHS } from '@perya/site-config';
import { useRef } from 'react';

import { useT } from '../locales';
import { laneInput } from './lanes/lanes';
import { LaneView } from './lanes/LaneView';
import { useIsNearViewport } from './useIsNearViewport';

/** The first of the games that the brand marks as hot. */
export function HotLane() {
  const t = useT();
  const query = useApiQuery(listHotGames, {});
  return (
    <LaneView
      title={t('home.hot')}
      query={query}
      games={query.data}
      emptyText={t('home.emptyHot')}
      isFirstView
    />
  );
}

export interface CategoryLaneProps {
  category: Category;
  /** Part of the server's page; otherwise loaded when near the viewport. */
  isImmediate: boolean;
}

/** The first games of a category, and a link to all of them. */
export function CategoryLane({ category, isImmediate }: CategoryLaneProps) {
  const categoryName = useCategoryName();
  const place = useRef<HTMLDivElement>(null);
  const enabled = useIsNearViewport(place, isImmediate);
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
