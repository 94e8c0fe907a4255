import { IconButton } from '@perya/ui-kit';
import { PanelTopClose, PanelTopOpen } from 'lucide-react';
import type { ReactNode } from 'react';

import { useLazyShellT } from '../locales';
import { toggleBars, useAreBarsShown } from './bars';
import styles from './BarsPage.module.css';

/**
 * A page that has the window to itself until its toggle, which it shows where it covers nothing, brings
 * rail and header. They go by the stylesheets, which see `data-bars`, so that the server's first byte
 * has it right.
 */
export function BarsPage({ children }: { children: ReactNode }) {
  const areShown = useAreBarsShown();
  return (
    <div className={styles['page']} data-bars={areShown ? 'shown' : 'hidden'}>
      {children}
    </div>
  );
}

/** Brings rail and header, and takes them away. */
export function BarsToggle({ className }: { className?: string | undefined }) {
  const t = useLazyShellT();
  const areShown = useAreBarsShown();
  return (
    <IconButton
      className={className}
      variant="outline"
      label={areShown ? t('bars.hide') : t('bars.show')}
      icon={areShown ? <PanelTopClose /> : <PanelTopOpen />}
      onClick={toggleBars}
    />
  );
}
