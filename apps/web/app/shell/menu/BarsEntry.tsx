import { PanelTopClose } from 'lucide-react';
import { useLocation } from 'react-router';

import { hasHiddenBars, toggleBars } from '../layout/bars';
import { useLazyShellT } from '../locales';
import { MenuEntry } from './MenuEntry';

/** On a page that a game has to itself: sends this menu and the header away again. */
export function BarsEntry() {
  const t = useLazyShellT();
  const { pathname } = useLocation();
  if (!hasHiddenBars(pathname)) return null;
  return <MenuEntry icon={<PanelTopClose />} label={t('bars.hide')} onSelect={toggleBars} />;
}
