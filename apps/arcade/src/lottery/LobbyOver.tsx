import { useLobbyT } from './i18n';
import { LobbyNotice } from './LobbyNotice';

export interface LobbyOverProps {
  /** None where nobody knows the way. */
  onLeave?: (() => void) | undefined;
}

/** The ticket opens nothing any more, or the sign-in behind it has ended. */
export function LobbyOver({ onLeave }: LobbyOverProps) {
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
