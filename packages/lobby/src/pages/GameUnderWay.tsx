import { isRejectedError } from '@perya/api-client';
import { useErrorText } from '@perya/i18n';
import { useImageHosts, useSwitch } from '@perya/site-config';
import { Button } from '@perya/ui-kit';
import { LaunchScreen } from '../components/LaunchScreen/LaunchScreen';
import type { LaunchState } from '../launch/launchStore';
import { useRetryLaunch } from '../launch/useRetryLaunch';
import { usePlayingT } from '../playing/locales';

/** The platform's codes for a game that cannot be opened now, whoever asks and however often. */
const NOT_THERE: ReadonlySet<string> = new Set(['GAME_NOT_OPEN_YET', 'UNKNOWN_GAME']);

export interface GameUnderWayProps {
  state: Extract<LaunchState, { status: 'launching' | 'refused' }>;
  onLeave(): void;
}

/** A game that is being opened, or that was refused: in words, with a way on and a way back. */
export function GameUnderWay({ state, onLeave }: GameUnderWayProps) {
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
  // What is not there does not come by trying.
  const isHopeless = isRejectedError(error) && NOT_THERE.has(error.code);
  // What a trial account is refused for money, it may play for fun.
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
