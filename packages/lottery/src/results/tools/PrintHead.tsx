import { useApi } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { useBrand } from '@perya/site-config';

import { useResultsT } from '../locales';
import styles from './print.module.css';

/** What a sheet of paper says over the results: whose they are, and when they were printed. Not seen on the screen. */
export function PrintHead({ title }: { title: string }) {
  const t = useResultsT();
  const { name } = useBrand();
  const { serverNow } = useApi();
  const { stamp } = useFormat();
  return (
    <div className={styles['head']} aria-hidden="true">
      <strong>{title}</strong>
      <span suppressHydrationWarning>
        {name} · {t('tools.printedAt', { at: stamp(serverNow()) })}
      </span>
    </div>
  );
}
