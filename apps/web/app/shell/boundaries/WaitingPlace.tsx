import { LanternGlow, VisuallyHidden } from '@perya/ui-kit';

import { useT } from '../../locales';
import styles from './WaitingPlace.module.css';

/** In place of a page for members only, until the browser has said whether somebody is signed in. */
export default function WaitingPlace() {
  const t = useT();
  return (
    <div className={styles['place']} role="status">
      <LanternGlow breathing />
      <VisuallyHidden>{t('waiting')}</VisuallyHidden>
    </div>
  );
}
