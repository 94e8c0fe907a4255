import { useSiteConfig } from '@perya/site-config';
import { Suspense } from 'react';

import { isAnalyticsId } from './analytics';
import { consentReconsidered } from './consent';
import styles from './ConsentEntry.module.css';
import { useConsentT } from './i18n';

/** The way back to the question, for the foot of every page; nothing where nobody is counted. */
export function ConsentEntry() {
  const { analyticsId } = useSiteConfig();
  if (!isAnalyticsId(analyticsId)) return null;
  // Its words come by themselves: what stands around it does not wait for them.
  return (
    <Suspense>
      <Entry />
    </Suspense>
  );
}

function Entry() {
  const t = useConsentT();
  return (
    <button type="button" className={styles['entry']} onClick={consentReconsidered}>
      {t('entry')}
    </button>
  );
}
