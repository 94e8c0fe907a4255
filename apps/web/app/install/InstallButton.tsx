import { Button } from '@perya/ui-kit';
import { MonitorDown } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { useInstallT } from './locales';

/** Chromium's offer to install the site as an app (not in the DOM's own types). */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's own installation, where it offers one: nothing elsewhere. */
export function InstallButton() {
  const t = useInstallT();
  const offer = useSyncExternalStore(subscribe, currentOffer, () => null);
  if (!offer) return null;
  return (
    <Button
      iconStart={<MonitorDown />}
      onClick={() => {
        // An offer is good for one question.
        if (window.perya) window.perya.installOffer = null;
        dispatchEvent(new Event(CHANGED));
        void offer.prompt();
      }}
    >
      {t('installHere')}
    </Button>
  );
}

const CHANGED = 'perya:install-offer';

function currentOffer(): InstallOffer | null {
  return (window.perya?.installOffer as InstallOffer | null | undefined) ?? null;
}

/** The bootstrap keeps the offer, which may come before anything else is there (document/bootstrap). */
function subscribe(listener: () => void): () => void {
  const over = new AbortController();
  for (const type of ['beforeinstallprompt', 'appinstalled', CHANGED]) {
    // After the bootstrap, which listens since the page began.
    addEventListener(type, listener, { signal: over.signal });
  }
  return () => over.abort();
}
