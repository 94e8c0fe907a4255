import { useCategoryName } from '@perya/i18n';
import { Button, CategoryIcon, EmptyState } from '@perya/ui-kit';
import { Link } from 'react-router';

import { useIsAgentSite } from '../access/agentSite';
import { useCategoryLinks } from '../shell/navigation/categoryLinks';
import { openOverlay } from '../shell/navigation/overlay';
import { usePagesT } from './locales';
import styles from './NotFoundPage.module.css';

/** The 404 page: search, a link home, and links to existing pages. */
export default function NotFoundPage() {
  const t = usePagesT();
  const isAgentSite = useIsAgentSite();
  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>404</h1>
      <EmptyState
        titleLevel={2}
        title={t('notFound.title')}
        description={t('notFound.body')}
        action={
          <div className={styles['actions']}>
            <Button variant="primary" render={<Link to="/" />}>
              {t('notFound.home')}
            </Button>
            {!isAgentSite && (
              <Button onClick={() => openOverlay('search')}>{t('notFound.search')}</Button>
            )}
            <Button render={<Link to="/helpmc" />}>{t('notFound.help')}</Button>
          </div>
        }
      />
      <OpenStalls />
    </div>
  );
}

function OpenStalls() {
  const t = usePagesT();
  const categoryName = useCategoryName();
  // Both lotteries share one page.
  const links = new Map(useCategoryLinks().map((link) => [link.path, link]));
  if (links.size === 0) return null;
  return (
    <nav className={styles['stalls']} aria-label={t('notFound.games')}>
      <p>{t('notFound.stalls')}</p>
      <ul>
        {[...links.values()].map(({ category, path }) => (
          <li key={path}>
            <Link to={path}>
              <CategoryIcon category={category} />
              {categoryName(category)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
