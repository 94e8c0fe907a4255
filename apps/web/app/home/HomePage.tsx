import { useCategoryName } from '@perya/i18n';
import { FavouriteGamesLane, RecentGamesLane } from '@perya/lobby';
import { useBrand, useSiteConfig } from '@perya/site-config';
import { Banderitas, CategoryIcon, LanternGlow } from '@perya/ui-kit';
import { Fragment } from 'react';
import { Link } from 'react-router';

import { BannerGroupView } from '../banners/BannerGroupView';
import { useT } from '../i18n';
import { useCategoryLinks } from '../shell/categoryLinks';
import { CategoryLane, HotLane, PopularLane } from './HomeLane';
import styles from './HomePage.module.css';
import { homeLanes, immediateCategories, isCategoryLane } from './lanes';

/** The fair from above: the banners, the stalls, what is hot, and a lane of each kind of game. */
export function HomePage() {
  const t = useT();
  const { name } = useBrand();
  const config = useSiteConfig();
  const lanes = homeLanes(config);
  const immediate = immediateCategories(config);
  return (
    <div className={styles['page']}>
      <header className={styles['hero']}>
        <LanternGlow placement="top" />
        <h1 className={styles['heading']}>{t('home.heading', { brand: name })}</h1>
        <BannerGroupView group="w_home" />
      </header>
      <Banderitas size="medium" className={styles['garland'] ?? ''} />
      <Stalls />
      {lanes.map((lane, index) => (
        <Fragment key={lane}>
          <div className={styles['slot']}>
            {lane === 'HOT' && <HotLane />}
            {lane === 'POPULAR' && <PopularLane />}
            {lane === 'RECENT' && <RecentGamesLane />}
            {isCategoryLane(lane) && (
              <CategoryLane category={lane} isImmediate={immediate.includes(lane)} />
            )}
          </div>
          {index === 0 && (
            <>
              {!lanes.includes('RECENT') && <RecentGamesLane />}
              <FavouriteGamesLane />
            </>
          )}
        </Fragment>
      ))}
    </div>
  );
}

/** The kinds of games, each with its sign. */
function Stalls() {
  const t = useT();
  const categoryName = useCategoryName();
  const links = useCategoryLinks();
  if (links.length === 0) return null;
  return (
    <nav className={styles['stalls']} aria-label={t('home.categories')}>
      <ul>
        {links.map(({ category, path }) => (
          <li key={category}>
            <Link to={path} prefetch="intent">
              <CategoryIcon category={category} color="hue" size={26} />
              <span>{categoryName(category)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
