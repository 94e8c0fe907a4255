import { useBrand } from '@perya/site-config';

import { useLazyShellT } from '../locales';
import styles from './Footer.module.css';

/** The operator's license with a seal that links to the register. Renders nothing without a license. */
export function LicenceSeal() {
  const t = useLazyShellT();
  const { legalName, licence } = useBrand();
  if (!licence) return null;
  const { authority, number, sealPath, url } = licence;
  return (
    <div className={styles['licence']}>
      <a href={url} target="_blank" rel="noopener noreferrer">
        <img
          src={sealPath}
          alt={t('footer.seal', { authority })}
          width="56"
          height="56"
          loading="lazy"
          decoding="async"
        />
      </a>
      <p>{t('footer.licence', { name: legalName, authority, number })}</p>
    </div>
  );
}
