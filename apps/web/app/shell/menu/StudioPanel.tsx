import { useCategoryName, useFormat } from '@perya/i18n';
import { useImageUrl } from '@perya/site-config';
import { use } from 'react';
import { Link } from 'react-router';

import { useT } from '../../locales';
import type { CategoryLink } from '../navigation/categoryLinks';
import { MenuContext } from './MenuEntry';
import styles from './Panel.module.css';

/** The studios of a category, and a link to all its games. */
export function StudioPanel({ link }: { link: CategoryLink }) {
  const t = useT();
  const categoryName = useCategoryName();
  const format = useFormat();
  const imageUrl = useImageUrl();
  const { onLeave } = use(MenuContext);
  const { category, path, vendors } = link;
  return (
    <ul className={styles['links']}>
      <li>
        <Link className={styles['link']} data-all="" to={path} onClick={onLeave}>
          {t('rail.all', { name: categoryName(category) })}
        </Link>
      </li>
      {vendors.map(({ code, name, markPath, gameCount }) => (
        <li key={code}>
          <Link
            className={styles['link']}
            to={`${path}?vendor=${encodeURIComponent(code)}`}
            onClick={onLeave}
          >
            <img src={imageUrl(markPath)} alt="" width="28" height="28" loading="lazy" />
            <span className={styles['name']}>{name}</span>
            {gameCount !== null && (
              <span className={styles['count']} aria-hidden="true" data-numeric="">
                {format.number(gameCount)}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
