import type { Category } from '@perya/api-client';
import { Banderitas, CategoryIcon } from '@perya/ui-kit';
import { useT } from '../../i18n';
import styles from './LobbyHero.module.css';

export interface LobbyHeroProps {
  category: Category;
}

/** The head of a lobby, in the tint of its category. */
export function LobbyHero({ category }: LobbyHeroProps) {
  const t = useT();
  return (
    <div className={styles['hero']} data-category={category}>
      <Banderitas size="small" tone="quiet" className={styles['garland'] ?? ''} />
      <span className={styles['icon']} aria-hidden="true">
        <CategoryIcon category={category} size={34} />
      </span>
      <div className={styles['words']}>
        <h1 className={styles['title']}>{t(`category.${category}`)}</h1>
        <p className={styles['tagline']}>{t(`tagline.${category}`)}</p>
      </div>
    </div>
  );
}
