import type { Country } from '@perya/api-client';
import { imageUrl, useImageHosts } from '@perya/site-config';
import { LazyImage } from '@perya/ui-kit';

import styles from './PhoneField.module.css';

/** A country's flag from the brand's image hosts, or its code if there is no picture. Decorative. */
export function Flag({ country: { code, flag } }: { country: Country }) {
  const hosts = useImageHosts();
  const letters = (
    <span className={styles['letters']} aria-hidden="true">
      {code}
    </span>
  );
  if (flag === null) return <span className={styles['flag']}>{letters}</span>;
  return (
    <LazyImage
      className={styles['flag']}
      path={flag}
      alt=""
      // One image for every size.
      widths={[FLAG_WIDTH]}
      sizes={`${FLAG_WIDTH}px`}
      hosts={hosts}
      urlFor={({ host, path }) => imageUrl([host || '/'], path)}
      fallback={letters}
    />
  );
}

const FLAG_WIDTH = 24;
