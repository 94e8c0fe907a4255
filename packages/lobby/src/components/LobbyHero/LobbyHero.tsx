import type { Category } from '@perya/api-client';
import { useCategoryName } from '@perya/i18n';
import { Banderitas, CategoryIcon } from '@perya/ui-kit';
import { useT } from '../../i18n';
import styles from './LobbyHero.module.css';

export interface LobbyHeroProps {
  category: Category;
  /** A banner stands above: a heading is enough, and the games come sooner into view. */
  compact?: boolean;
}

/** The head of a lobby, in the tint of its category. */
export function LobbyHero({ category, compact = false }: LobbyHeroProps) {
  const t = useT();
  const categoryName = useCategoryName();
  return (
    <div className={styles['hero']} data-category={category} data-compact={compact || undefined}>
      {!compact && <Banderitas size="small" tone="quiet" className={styles['garland'] ?? ''} />}
      <span className={styles['icon']} aria-hidden="true">
        <CategoryIcon category={category} size={34} />
      </span>
      <div className={styles['words']}>
        <h1 className={styles['title']}>{categoryName(category)}</h1>
        {!compact && <p className={styles['tagline']}>{t(`tagline.${category}`)}</p>}
      </div>
    </div>
  );
}
