import styles from './ClosedRoom.module.css';
import { useChatT } from './texts';

/** The sign-in behind the room is over. The site has the way back. */
export function ClosedRoom() {
  const t = useChatT();
  return (
    <div className={styles['closed']} role="alert">
      <h1>{t('closed')}</h1>
      <p>{t('closedText')}</p>
    </div>
  );
}
