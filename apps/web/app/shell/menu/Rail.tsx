import { IconButton, useLatePart } from '@perya/ui-kit';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Link } from 'react-router';

import { useT } from '../../locales';
import { BrandLogo } from '../components/BrandLogo/BrandLogo';
import { useRailWidth } from '../layout/railWidth';
import { MainMenu } from './MainMenu';
import styles from './Rail.module.css';

/**
 * The menu at the left edge, from 900 px up. When narrow, it shows icons, and its panels on hover and focus.
 */
export default function Rail() {
  const t = useT();
  const { width, toggle } = useRailWidth();
  const isMini = width === 'mini';
  const latePart = useLatePart<HTMLDivElement>();
  return (
    <div {...latePart} className={styles['rail']}>
      <div className={styles['top']}>
        <Link className={styles['logo']} to="/">
          <BrandLogo isMini={isMini} />
        </Link>
        <IconButton
          className={styles['toggle']}
          label={isMini ? t('rail.widen') : t('rail.narrow')}
          icon={isMini ? <PanelLeftOpen /> : <PanelLeftClose />}
          onClick={toggle}
        />
      </div>
      <MainMenu variant="rail" />
    </div>
  );
}
