import type { Category } from '@perya/api-client';
import { useCategoryName } from '@perya/i18n';
import { useSiteConfig } from '@perya/site-config';
import { Banderitas, CategoryIcon, LanternGlow } from '@perya/ui-kit';
import { Link } from 'react-router';

import { BannerGroupView } from '../banners/BannerGroupView';
import { useBrandWords, useT } from '../locales';
import { useCategoryLinks } from '../shell/navigation/categoryLinks';
import { CategoryLane, HotLane } from './HomeLane';
import styles from './HomePage.module.css';
import { homeLanes, immediateCategories, isCategoryLane, type HomeLane } from './lanes/lanes';
import { LazyLane } from './LazyLane';
import { PromoBarSlot } from './promo-bar/PromoBarSlot';

/** The home page: the newest promotion, banners, categories, and lanes in the brand's order. */
export function HomePage() {
  const t = useT();
  const config = useSiteConfig();
  const lanes = homeLanes(config);
  const immediate = immediateCategories(config);
  return (
    <div className={styles['page']}>
      <PromoBarSlot />
      <header className={styles['hero']}>
        <LanternGlow placement="top" />
        <h1 className={styles['heading']}>{t('home.heading', useBrandWords())}</h1>
        <BannerGroupView />
      </header>
      <Banderitas size="medium" className={styles['garland'] ?? ''} />
      <Stalls />
      {lanes.map((lane) => (
        <div key={lane} className={styles['slot']} data-lane={lane}>
          <Lane lane={lane} immediate={immediate} />
        </div>
      ))}
    </div>
  );
}

interface LaneProps {
  lane: HomeLane;
  /** Categories rendered by the server. */
  immediate: readonly Category[];
}

function Lane({ lane, immediate }: LaneProps) {
  if (lane === 'HOT') return <HotLane />;
  if (!isCategoryLane(lane)) return <LazyLane lane={lane} />;
  return <CategoryLane category={lane} isImmediate={immediate.includes(lane)} />;
}

/** The categories with their icons. */
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
