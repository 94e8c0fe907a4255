import { useSiteConfig } from '@perya/site-config';

import { isAnalyticsId } from '../third-party/analytics';
import { reopenConsentPrompt } from './consent';
import styles from './ConsentEntry.module.css';

/** A button in every footer that reopens the consent question. Renders nothing if the site has no analytics. */
export function ConsentEntry({ label }: { label: string }) {
  const { analyticsId } = useSiteConfig();
  if (!isAnalyticsId(analyticsId)) return null;
  return (
    <button type="button" className={styles['entry']} onClick={reopenConsentPrompt}>
      {label}
    </button>
  );
}
