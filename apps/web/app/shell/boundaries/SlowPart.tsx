import { errorsCatalogue, useCatalogue } from '@perya/i18n';
import { Button } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

import { useLazyShellT } from '../locales';

/** A chunk that takes more than two minutes counts as failed (specification §9). */
const CHUNK_TIMEOUT_MS = 120_000;

/** Shown during navigation if it takes too long; before that, renders nothing. */
export function SlowNavigation() {
  const { state, location } = useNavigation();
  if (state !== 'loading') return null;
  const target = location.pathname + location.search + location.hash;
  return <SlowPart key={target} target={target} />;
}

export interface SlowPartProps {
  /** The URL to reload. Defaults to the current page. */
  target?: string;
}

/** A loading fallback: renders nothing for two minutes, then offers a reload. */
export function SlowPart({ target }: SlowPartProps) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), CHUNK_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? <SlowDialog target={target} onClose={() => setIsSlow(false)} /> : null;
}

function SlowDialog({ target, onClose }: { target: string | undefined; onClose: () => void }) {
  const t = useLazyShellT();
  const words = useCatalogue(errorsCatalogue);
  const reload = () => {
    if (target === undefined) window.location.reload();
    else window.location.assign(target);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={words('in_popup_prompt')}
      labels={{ close: t('slow.close') }}
      footer={
        <>
          <Button onClick={onClose}>{t('slow.close')}</Button>
          <Button variant="primary" onClick={reload}>
            {t('slow.reload')}
          </Button>
        </>
      }
    >
      <p>{words('slowPage')}</p>
    </Dialog>
  );
}
