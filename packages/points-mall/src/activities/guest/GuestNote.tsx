import { requireLogin } from '@perya/session';
import { Button } from '@perya/ui-kit';

import { useT } from '../../locales';
import styles from '../activities.module.css';

export interface GuestNoteProps {
  /** What's available after sign-in. */
  children: string;
}

/** Shown to guests: what this place contains after sign-in, and a login button. */
export function GuestNote({ children }: GuestNoteProps) {
  const t = useT();
  return (
    <div className={styles['panel']}>
      <div className={styles['line']}>
        <p className={styles['text']}>{children}</p>
        <Button variant="primary" onClick={() => requireLogin()}>
          {t('guest.logIn')}
        </Button>
      </div>
    </div>
  );
}
