import { useBrand } from '@perya/site-config';
import { Link } from '@perya/ui-kit';

import { useT } from '../../locales';
import styles from './SelfExclusionHelp.module.css';

/** Help lines for a member whose sign-in was refused because of self-exclusion. */
export function SelfExclusionHelp() {
  const t = useT();
  const { helpLines } = useBrand();
  if (helpLines.length === 0) return null;
  return (
    <section className={styles['help']} aria-labelledby="excluded-help">
      <h3 id="excluded-help" className={styles['title']}>
        {t('excludedHelp.title')}
      </h3>
      <ul className={styles['list']}>
        {helpLines.map(({ name, url }) => (
          <li key={url}>
            <Link href={url} externalLabel={t('excludedHelp.leaves')} className={styles['link']}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
