import { Banderitas, Button } from '@perya/ui-kit';
import { lazy, Suspense, useEffect } from 'react';
import { isRouteErrorResponse, Link } from 'react-router';

import { reloadOnce, isMissingChunk } from '../document/missingChunk';
import { usePagesT } from './locales';
import styles from './NotFoundPage.module.css';

const NotFoundPage = lazy(() => import('./NotFoundPage'));

/** The error page of a route: not found, missing code after a deploy, or an application error. */
export default function FailurePage({ error }: { error: unknown }) {
  const t = usePagesT();
  const isOutdated = isMissingChunk(error);
  useEffect(() => {
    // Reloads automatically once. The button below is for when that didn't help.
    if (isOutdated) reloadOnce();
  }, [isOutdated]);

  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    );
  }
  return (
    <div className={styles['page']}>
      <Banderitas tone="quiet" />
      <h1 className={styles['title']}>
        {isOutdated ? t('failure.newVersionTitle') : t('failure.title')}
      </h1>
      <p className={styles['words']}>{isOutdated ? t('failure.newVersion') : t('failure.body')}</p>
      <div className={styles['actions']}>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {isOutdated ? t('failure.reload') : t('failure.retry')}
        </Button>
        <Button render={<Link to="/" reloadDocument />}>{t('failure.home')}</Button>
      </div>
    </div>
  );
}
