import { useSiteConfig } from '@perya/site-config';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { useRootData } from '../runtime/rootData';
import { isAnalyticsId, pageSeen, startAnalytics, stopAnalytics } from '../third-party/analytics';
import {
  consentAnswered,
  consentLeft,
  currentConsent,
  useConsent,
  useIsConsentReconsidered,
} from './consent';
import { ConsentCard } from './ConsentCard';

/** Asks once whether pages may be counted, and keeps to the answer. An operator without analytics asks nobody. */
export default function ConsentKeeper() {
  const { analyticsId } = useSiteConfig();
  return isAnalyticsId(analyticsId) ? <Keeper id={analyticsId} /> : null;
}

function Keeper({ id }: { id: string }) {
  const consent = useConsent();
  const isReconsidered = useIsConsentReconsidered();
  useAnalytics(id, consent === 'granted');
  if (consent !== null && !isReconsidered) return null;
  return (
    <ConsentCard
      consent={consent}
      onAnswer={consentAnswered}
      onClose={consent === null ? undefined : consentLeft}
    />
  );
}

function useAnalytics(id: string, isGranted: boolean): void {
  const { origin } = useRootData();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isGranted) return undefined;
    startAnalytics(id);
    return () => {
      // Taken back, or the operator has another id.
      if (currentConsent() !== 'granted') stopAnalytics(id);
    };
  }, [id, isGranted]);
  useEffect(() => {
    if (isGranted) pageSeen(origin, pathname, document.title);
  }, [isGranted, origin, pathname]);
}
