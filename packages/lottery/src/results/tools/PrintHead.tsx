import { useApi } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { useBrand } from '@perya/site-config';

import { useResultsT } from '../locales';
import styles from './print.module.css';

/** Header of printed results: the brand, the title and the time of printing. Not visible on screen. */
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
