import { useSiteConfig } from '@perya/site-config';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { useRootData } from '../runtime/rootData';
import {
  isAnalyticsId,
  sendPageView,
  startAnalytics,
  stopAnalytics,
} from '../third-party/analytics';
import {
  storeConsent,
  closeConsentPrompt,
  currentConsent,
  useConsent,
  useIsConsentPromptReopened,
} from './consent';
import { ConsentCard } from './ConsentCard';

/** Asks for analytics consent once and applies the answer. Asks nothing if the operator has no analytics. */
export default function AnalyticsConsent() {
  const { analyticsId } = useSiteConfig();
  return isAnalyticsId(analyticsId) ? <Keeper id={analyticsId} /> : null;
}

function Keeper({ id }: { id: string }) {
  const consent = useConsent();
  const isReconsidered = useIsConsentPromptReopened();
  useAnalytics(id, consent === 'granted');
  if (consent !== null && !isReconsidered) return null;
  return (
    <ConsentCard
      consent={consent}
      onAnswer={storeConsent}
      onClose={consent === null ? undefined : closeConsentPrompt}
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
      // Consent was withdrawn, or the operator has changed the id.
      if (currentConsent() !== 'granted') stopAnalytics(id);
    };
  }, [id, isGranted]);
  useEffect(() => {
    if (isGranted) sendPageView(origin, pathname, document.title);
  }, [isGranted, origin, pathname]);
}
