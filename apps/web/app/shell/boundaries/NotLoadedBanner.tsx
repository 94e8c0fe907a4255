import { useLocation } from 'react-router';

import { useT } from '../../locales';
import styles from './ConnectionBanner.module.css';

/** Shown if the page's scripts couldn't be loaded. The server's markup still works with plain links. */
export function NotLoadedBanner() {
  const t = useT();
  const { pathname, search } = useLocation();
  return (
    <div className={styles['banner']} data-not-loaded="">
      <p>{t('connection.notLoaded')}</p>
      <a href={pathname + search}>{t('connection.reload')}</a>
    </div>
  );
}
