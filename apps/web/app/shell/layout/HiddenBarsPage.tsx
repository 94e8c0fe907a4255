import { IconButton } from '@perya/ui-kit';
import { PanelTopClose, PanelTopOpen } from 'lucide-react';
import type { ReactNode } from 'react';

import { useLazyShellT } from '../locales';
import { toggleBars, useAreBarsShown } from './bars';
import styles from './HiddenBarsPage.module.css';

/** A page that hides the rail and header until they are toggled. The toggle is placed where it covers nothing. */
export function HiddenBarsPage({ children }: { children: ReactNode }) {
  return <div className={styles['page']}>{children}</div>;
}

/** Shows or hides the rail and header. */
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
