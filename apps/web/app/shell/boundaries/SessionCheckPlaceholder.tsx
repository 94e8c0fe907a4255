import { LanternGlow, VisuallyHidden } from '@perya/ui-kit';

import { useT } from '../../locales';
import styles from './SessionCheckPlaceholder.module.css';

/** The placeholder of a members-only page, until the browser has checked the session. */
export default function SessionCheckPlaceholder() {
  const t = useT();
  return (
    <div className={styles['place']} role="status">
      <LanternGlow breathing />
      <VisuallyHidden>{t('waiting')}</VisuallyHidden>
    </div>
  );
}
