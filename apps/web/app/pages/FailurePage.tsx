import { Button, EmptyState } from '@perya/ui-kit';
import { useEffect } from 'react';
import { isRouteErrorResponse, Link } from 'react-router';

import { reloadOnce, isMissingChunk } from '../document/missingChunk';
import { useT } from '../i18n';
import { NotFoundPage } from './NotFoundPage';
import styles from './NotFoundPage.module.css';

/**
 * What a route shows that could not be shown: a page that is not there, a page whose code is gone
 * since the site was renewed, or a fault of ours.
 */
export function FailurePage({ error }: { error: unknown }) {
  const t = useT();
  const isOutdated = isMissingChunk(error);
  useEffect(() => {
    // By itself once; the question below is for when that did not help.
    if (isOutdated) reloadOnce();
  }, [isOutdated]);

  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <div className={styles['page']}>
      <EmptyState
        titleLevel={2}
        title={isOutdated ? t('failure.newVersionTitle') : t('failure.title')}
        description={isOutdated ? t('failure.newVersion') : t('failure.body')}
        action={
          <div className={styles['actions']}>
            <Button variant="primary" onClick={() => window.location.reload()}>
              {isOutdated ? t('failure.reload') : t('failure.retry')}
            </Button>
            <Button render={<Link to="/" reloadDocument />}>{t('failure.home')}</Button>
          </div>
        }
      />
    </div>
  );
}
