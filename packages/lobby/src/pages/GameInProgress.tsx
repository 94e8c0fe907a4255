import { isRejectedError } from '@perya/api-client';
import { useErrorText } from '@perya/i18n';
import { useImageHosts, useSwitch } from '@perya/site-config';
import { Button } from '@perya/ui-kit';
import { LaunchScreen } from '../components/LaunchScreen/LaunchScreen';
import type { LaunchState } from '../launch/launchStore';
import { useRetryLaunch } from '../launch/useRetryLaunch';
import { usePlayingT } from '../playing/locales';

export interface GameInProgressProps {
  state: Extract<LaunchState, { status: 'launching' | 'refused' }>;
  onLeave(): void;
}

/** A game that's being opened or was rejected, with an explanation, a retry and a way back. */
export function GameInProgress({ state, onLeave }: GameInProgressProps) {
  const t = usePlayingT();
  const imageHosts = useImageHosts();
  if (state.status === 'refused') return <Refused state={state} onLeave={onLeave} />;
  const { game } = state.chosen;
  const title = t('launch.opening', { name: game.name });
  return (
    <LaunchScreen
      game={game}
      imageHosts={imageHosts}
      title={title}
      text={t('launch.patience')}
      progress={title}
      actions={<Button onClick={onLeave}>{t('launch.cancel')}</Button>}
    />
  );
}

interface RefusedProps {
  state: Extract<LaunchState, { status: 'refused' }>;
  onLeave(): void;
}

function Refused({ state: { chosen, error }, onLeave }: RefusedProps) {
  const t = usePlayingT();
  const errorText = useErrorText();
  const imageHosts = useImageHosts();
  const retry = useRetryLaunch();
  const freePlay = useSwitch('freePlay');
  const { game, demo } = chosen;
  // The platform no longer offers the game: retrying can't succeed.
  const isHopeless = isRejectedError(error) && error.code === 'UNKNOWN_GAME';
  // A trial account can't play for money, but can play the demo.
  const needsTrueAccount = isRejectedError(error) && error.messageKey === 'in_need_true_account';
  const canPlayDemo = needsTrueAccount && !demo && game.hasDemo && freePlay;
  return (
    <LaunchScreen
      game={game}
      imageHosts={imageHosts}
      alert
      title={t('launch.refused', { name: game.name })}
      text={errorText(error)}
      actions={
        <>
          <Button variant={isHopeless ? 'primary' : undefined} onClick={onLeave}>
            {t('launch.back')}
          </Button>
          {canPlayDemo && (
            <Button variant="primary" onClick={() => retry({ ...chosen, demo: true })}>
              {t('launch.demoInstead')}
            </Button>
          )}
          {!canPlayDemo && !isHopeless && (
            <Button variant="primary" onClick={() => retry(chosen)}>
              {t('launch.retry')}
            </Button>
          )}
        </>
      }
    />
  );
}
