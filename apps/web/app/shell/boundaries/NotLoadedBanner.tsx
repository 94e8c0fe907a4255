import { useLocation } from 'react-router';

import { useT } from '../../locales';
import styles from './ConnectionBanner.module.css';

/** Seen when the page's scripts could not be fetched: what the server sent still works as plain links. */
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
