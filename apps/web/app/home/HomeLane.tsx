import { listGames, listHotGames, type Category } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useCategoryName } from '@perya/i18n';
import { CATEGORY_PATHS } from '@perya/site-config';
import { useRef } from 'react';

import { useT } from '../locales';
import { laneInput } from './lanes/lanes';
import { LaneView } from './lanes/LaneView';
import { useIsNear } from './useIsNear';

/** What the brand marks as hot: the first games that anybody sees. */
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
