import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

import { bannerGroupOf } from './banner';
import { BannerGroupView } from './BannerGroupView';
import styles from './PageWithBanner.module.css';

/** A feature page with the banners of its own group above it. */
export function PageWithBanner({ children }: { children: ReactNode }) {
  const group = bannerGroupOf(useLocation().pathname);
  return (
    <>
      {group && (
        <div className={styles['banner']}>
          <BannerGroupView group={group} isCompact />
        </div>
      )}
      {children}
    </>
  );
}
