import type { Category } from '@perya/api-client';
import { useCategoryName } from '@perya/i18n';
import { Banderitas, CategoryIcon } from '@perya/ui-kit';
import { useFiltersT } from '../../filters/locales';
import { HeroScene } from './HeroScene';
import styles from './LobbyHero.module.css';

export interface LobbyHeroProps {
  category: Category;
  /** A banner is shown above: the hero is lower, so that the games are visible sooner. */
  compact?: boolean;
}

/** The hero of a lobby: its name, its tagline, and a drawing in the category's hue. */
export function LobbyHero({ category, compact = false }: LobbyHeroProps) {
  const t = useFiltersT();
  const categoryName = useCategoryName();
  return (
    <div className={styles['hero']} data-category={category} data-compact={compact || undefined}>
      <HeroScene category={category} />
      {!compact && <Banderitas size="small" tone="quiet" className={styles['garland'] ?? ''} />}
      <span className={styles['icon']} aria-hidden="true">
        <CategoryIcon category={category} size={34} />
      </span>
      <div className={styles['words']}>
        <h1 className={styles['title']}>{categoryName(category)}</h1>
        <p className={styles['tagline']}>{t(`tagline.${category}`)}</p>
      </div>
    </div>
  );
}
