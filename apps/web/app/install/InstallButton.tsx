import { Button } from '@perya/ui-kit';
import { MonitorDown } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { useInstallT } from './locales';

/** Chromium's install prompt event (missing in the DOM's types). */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** Triggers the browser's install prompt. Renders nothing if it isn't available. */
export function InstallButton() {
  const t = useInstallT();
  const offer = useSyncExternalStore(subscribe, currentOffer, () => null);
  if (!offer) return null;
  return (
    <Button
      iconStart={<MonitorDown />}
      onClick={() => {
        // A prompt can be used only once.
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

/** The bootstrap stores the event, which can fire before anything else runs (document/bootstrap). */
function subscribe(listener: () => void): () => void {
  const over = new AbortController();
  for (const type of ['beforeinstallprompt', 'appinstalled', CHANGED]) {
    // After the bootstrap, which was listening from the start.
    addEventListener(type, listener, { signal: over.signal });
  }
  return () => over.abort();
}
