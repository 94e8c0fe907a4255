import type { ThirdParty } from '@perya/api-client';
import { Button } from '@perya/ui-kit';

import { useT } from '../../locales';
import type { ThirdPartyState } from '../../third-party/useThirdParty';
import styles from './ThirdPartyButtons.module.css';
import { PROVIDER_NAMES, ThirdPartyNote } from './ThirdPartyNote';

export interface ThirdPartyButtonsProps {
  /** The providers enabled by the operator. */
  providers: readonly ThirdParty[];
  state: ThirdPartyState;
  /** The ticket is being exchanged. */
  isBusy: boolean;
  onStart(provider: ThirdParty): void;
  onShow(): void;
  onStop(): void;
}

/** Third-party sign-in buttons, and the state of the sign-in window. */
export function ThirdPartyButtons({
  providers,
  state,
  isBusy,
  onStart,
  onShow,
  onStop,
}: ThirdPartyButtonsProps) {
  const t = useT();
  return (
    <div className={styles['thirdParties']}>
      <div className={styles['buttons']} role="group" aria-label={t('thirdParty.label')}>
        {providers.map((provider) => {
          const name = PROVIDER_NAMES[provider];
          return (
            <Button
              key={provider}
              size="small"
              className={styles['button']}
              aria-label={t('thirdParty.with', { provider: name })}
              busy={isBusy}
              // A drawn initial, because other companies' logos can't be used.
              iconStart={<span className={styles['initial']} data-initial={name.charAt(0)} />}
              onClick={() => onStart(provider)}
            >
              {name}
            </Button>
          );
        })}
      </div>
      {state.kind !== 'idle' && <ThirdPartyNote state={state} onShow={onShow} onStop={onStop} />}
    </div>
  );
}
