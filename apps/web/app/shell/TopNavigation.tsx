import { useCategoryName } from '@perya/i18n';
import { NavLink } from 'react-router';

import { useT } from '../i18n';
import { useCategoryLinks } from './categoryLinks';
import styles from './TopNavigation.module.css';

/** The kinds of games that have at least one studio, where the window has room for their names. */
export function TopNavigation() {
  const t = useT();
  const categoryName = useCategoryName();
  const links = useCategoryLinks();
  if (links.length === 0) return <div className={styles['navigation']} />;
  return (
    <nav className={styles['navigation']} aria-label={t('topNavigation')}>
      <ul>
        {links.map(({ category, path }) => (
          <li key={category}>
            <NavLink to={path} prefetch="intent">
              {categoryName(category)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
