import { getBalance, listPvpRooms } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { useImageHosts, useSwitch } from '@perya/site-config';
import { Button } from '@perya/ui-kit';
import { LaunchScreen } from '../components/LaunchScreen/LaunchScreen';
import { RoomChoice } from '../components/RoomChoice/RoomChoice';
import type { ChosenGame } from '../launch/launchStore';
import { useRetryLaunch } from '../launch/useRetryLaunch';
import { usePlayingT } from '../playing/locales';
import styles from './RoomsStage.module.css';

/** Polling interval of the rooms, in ms, since tables fill up and empty. */
const LOOK_AGAIN_MS = 15_000;

export interface RoomsStageProps {
  chosen: ChosenGame;
  onLeave(): void;
  onDeposit?: (() => void) | undefined;
}

/** The rooms of a PVP game, before the member sits down. */
export function RoomsStage({ chosen, onLeave, onDeposit }: RoomsStageProps) {
  const t = usePlayingT();
  const imageHosts = useImageHosts();
  const launch = useRetryLaunch();
  const { id: gameId, vendor, name } = chosen.game;
  const rooms = useApiQuery(
    listPvpRooms,
    { gameId, vendor },
    { staleTime: 0, refetchInterval: LOOK_AGAIN_MS },
  );
  const balance = useApiQuery(getBalance, {});
  const shared = { game: chosen.game, imageHosts };

  if (!rooms.data) {
    return rooms.isError ? (
      <RoomsFailed chosen={chosen} rooms={rooms} onLeave={onLeave} />
    ) : (
      <LaunchScreen {...shared} title={name} progress={t('rooms.loading')} />
    );
  }
  if (rooms.data.length === 0) {
    return (
      <LaunchScreen
        {...shared}
        title={name}
        text={t('rooms.none')}
        actions={<Button onClick={onLeave}>{t('launch.back')}</Button>}
      />
    );
  }
  return (
    <div className={styles['rooms']}>
      <LaunchScreen {...shared} isCompact title={t('rooms.title')} text={t('rooms.text')} />
      <RoomChoice
        rooms={rooms.data}
        balance={balance.data ?? null}
        onSit={({ id: roomId }) => launch({ ...chosen, roomId })}
        onDeposit={onDeposit}
      />
    </div>
  );
}

interface RoomsFailedProps {
  chosen: ChosenGame;
  rooms: { error: unknown; refetch(): unknown };
  onLeave(): void;
}

/** The platform didn't return the rooms: shows why, and offers the demo, which has none. */
function RoomsFailed({ chosen, rooms, onLeave }: RoomsFailedProps) {
  const t = usePlayingT();
  const errorText = useErrorText();
  const imageHosts = useImageHosts();
  const launch = useRetryLaunch();
  const canPlayDemo = useSwitch('freePlay') && chosen.game.hasDemo;
  return (
    <LaunchScreen
      game={chosen.game}
      imageHosts={imageHosts}
      alert
      title={t('launch.refused', { name: chosen.game.name })}
      text={errorText(rooms.error)}
      actions={
        <>
          <Button onClick={onLeave}>{t('launch.back')}</Button>
          {canPlayDemo && (
            <Button onClick={() => launch({ ...chosen, demo: true })}>
              {t('launch.demoInstead')}
            </Button>
          )}
          <Button variant="primary" onClick={() => void rooms.refetch()}>
            {t('launch.retry')}
          </Button>
        </>
      }
    />
  );
}
