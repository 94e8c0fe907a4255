import type { ThirdParty } from '@perya/api-client';
import { useErrorText } from '@perya/i18n';
import { Button, Link } from '@perya/ui-kit';

import { useT } from '../../locales';
import type { ThirdPartyState } from '../../third-party/useThirdParty';
import styles from './ThirdPartyButtons.module.css';

export interface ThirdPartyNoteProps {
  state: Exclude<ThirdPartyState, { kind: 'idle' }>;
  onShow(): void;
  onStop(): void;
}

/** Brand names, the same in every language. */
export const PROVIDER_NAMES: Readonly<Record<ThirdParty, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  telegram: 'Telegram',
};

/** The state of the sign-in window, and actions to continue or cancel. */
export function ThirdPartyNote({ state, onShow, onStop }: ThirdPartyNoteProps) {
  const t = useT();
  const words = useWords(state);
  const provider = PROVIDER_NAMES[state.provider];
  return (
    <div className={styles['note']} data-kind={state.kind} role="status">
      <p>{words}</p>
      {state.kind === 'blocked' && (
        // The window responds through a channel and needs no opener.
        <Link href={state.address} target="_blank" rel="noopener">
          {t('thirdParty.open', { provider })}
        </Link>
      )}
      {state.kind === 'waiting' && (
        <div className={styles['ways']}>
          <Button size="small" onClick={onShow}>
            {t('thirdParty.show')}
          </Button>
          <Button size="small" variant="quiet" onClick={onStop}>
            {t('thirdParty.stop')}
          </Button>
        </div>
      )}
    </div>
  );
}

function useWords(state: ThirdPartyNoteProps['state']): string {
  const t = useT();
  const errorText = useErrorText();
  const provider = PROVIDER_NAMES[state.provider];
  switch (state.kind) {
    case 'waiting':
      return t('thirdParty.waiting', { provider });
    case 'blocked':
      return errorText({ key: 'popupBlocked' });
    case 'closed':
      return errorText({ key: 'popup_closed' });
    case 'cancelled':
      return t('thirdParty.cancelled', { provider });
    case 'failed':
      return errorText({ key: state.messageKey });
  }
}
