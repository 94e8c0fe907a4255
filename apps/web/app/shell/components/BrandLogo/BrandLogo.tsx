import { useBrand } from '@perya/site-config';

import styles from './BrandLogo.module.css';

export interface BrandLogoProps {
  isMini?: boolean;
}

/** The brand's logo and name. When narrow, the logo only. */
export function BrandLogo({ isMini = false }: BrandLogoProps) {
  const { name, logoPath } = useBrand();
  return (
    <span className={styles['logo']}>
      <img src={logoPath} alt={isMini ? name : ''} width="32" height="32" fetchPriority="low" />
      {!isMini && (
        <span className={styles['name']} data-brand-name="">
          {name}
        </span>
      )}
    </span>
  );
}
