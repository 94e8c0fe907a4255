import { errorsCatalogue, useCatalogue } from '@perya/i18n';
import { Button } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

import { useLazyShellT } from '../locales';

/** A part of the application that hangs is as good as gone after two minutes (specification §9). */
const CHUNK_TIMEOUT_MS = 120_000;

/** While one waits for the next page: nothing, until that has taken too long. */
export function SlowNavigation() {
  const { state, location } = useNavigation();
  if (state !== 'loading') return null;
  const target = location.pathname + location.search + location.hash;
  return <SlowPart key={target} target={target} />;
}

export interface SlowPartProps {
  /** Where a reload leads; the page one is on by default. */
  target?: string;
}

/** Stands where something is being fetched: nothing for two minutes, then the offer to reload. */
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
