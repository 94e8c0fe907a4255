import { useCategoryName } from '@perya/i18n';
import { CATEGORY_PATHS } from '@perya/site-config';
import { Link } from 'react-router';

import { useT } from '../../locales';
import { useCategoryLinks, type CategoryLink } from '../navigation/categoryLinks';
import { useAriaCurrent } from '../navigation/ariaCurrent';
import styles from './TopNavigation.module.css';

/** Categories with at least one studio, shown if the viewport is wide enough. */
export function TopNavigation() {
  const t = useT();
  const links = useCategoryLinks();
  if (links.length === 0) return <div className={styles['navigation']} />;
  return (
    <nav className={styles['navigation']} aria-label={t('topNavigation')}>
      <ul>
        {links.map((link) => (
          <li key={link.category}>
            <Item link={link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Item({ link: { category, path } }: { link: CategoryLink }) {
  const categoryName = useCategoryName();
  // Both lotteries link to the page with draws all day (specification §2). Each is marked as current on its
  // own page.
  const to = category === 'LOTT' ? CATEGORY_PATHS.ELOTT : path;
  return (
    <Link to={to} prefetch="intent" aria-current={useAriaCurrent(path)}>
      {categoryName(category)}
    </Link>
  );
}
