import { Button, EmptyState } from '@perya/ui-kit';
import { Link } from 'react-router';

import { useT } from '../i18n';
import styles from './NotFoundPage.module.css';

export default function NotFoundPage() {
  const t = useT();
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
            <Button render={<Link to="/rng" />}>{t('notFound.games')}</Button>
          </div>
        }
      />
    </div>
  );
}
