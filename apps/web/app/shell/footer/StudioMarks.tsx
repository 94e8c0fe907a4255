import { useImageUrl, useVendors } from '@perya/site-config';

import { useLazyShellT } from '../locales';
import styles from './Footer.module.css';

export interface Studio {
  code: string;
  name: string;
  markPath: string;
}

/** Every studio once, even if it has games in several categories. */
export function useStudios(): Studio[] {
  const byCode = new Map<string, Studio>();
  for (const { vendors } of useVendors()) {
    for (const { code, name, markPath } of vendors) byCode.set(code, { code, name, markPath });
  }
  return [...byCode.values()];
}

/** Studio logos in color (specification §2, Footer). */
export function StudioMarks({ studios }: { studios: readonly Studio[] }) {
  const t = useLazyShellT();
  const imageUrl = useImageUrl();
  return (
    <ul className={styles['studios']} aria-label={t('footer.vendors')}>
      {studios.map(({ code, name, markPath }) => (
        <li key={code}>
          <img
            src={imageUrl(markPath)}
            alt={name}
            title={name}
            width="32"
            height="32"
            loading="lazy"
            decoding="async"
          />
        </li>
      ))}
    </ul>
  );
}
