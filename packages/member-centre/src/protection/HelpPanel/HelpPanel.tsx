import { useBrand } from '@perya/site-config';
import { Card, Link } from '@perya/ui-kit';

import { useProtectionT } from '../locales';
import styles from './HelpPanel.module.css';

/** Local help lines, as set by the brand. */
export function HelpPanel() {
  const t = useProtectionT();
  const { helpLines } = useBrand();
  if (helpLines.length === 0) return null;
  return (
    <Card title={t('help.title')} titleLevel={3}>
      <p className={styles['text']}>{t('help.text')}</p>
      <ul className={styles['list']}>
        {helpLines.map(({ name, url }) => (
          <li key={url}>
            <Link href={url} externalLabel={t('help.leaves')} className={styles['link']}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
