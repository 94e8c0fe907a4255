import { useLobbyT } from './i18n';
import { LobbyNotice } from './LobbyNotice';

export interface LobbyExpiredProps {
  /** Omitted if there is no way back. */
  onLeave?: (() => void) | undefined;
}

/** The ticket is no longer valid, or the session has ended. */
export function LobbyExpired({ onLeave }: LobbyExpiredProps) {
  const t = useLobbyT();
  return (
    <LobbyNotice
      title={t('over.title')}
      text={t('over.text')}
      action={onLeave && t('over.back')}
      {...(onLeave && { onAction: onLeave })}
    />
  );
}
