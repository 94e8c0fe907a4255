import { useSiteConfig } from '@perya/site-config';

import { isAnalyticsId } from '../third-party/analytics';
import { consentReconsidered } from './consent';
import styles from './ConsentEntry.module.css';

/** The way back to the question, for the foot of every page; nothing where nobody is counted. */
export function ConsentEntry({ label }: { label: string }) {
  const { analyticsId } = useSiteConfig();
  if (!isAnalyticsId(analyticsId)) return null;
  return (
    <button type="button" className={styles['entry']} onClick={consentReconsidered}>
      {label}
    </button>
  );
}
