import { getBalance } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useErrorText, useFormat } from '@perya/i18n';
import { useIsSignedIn } from '@perya/session';
import { useImageHosts } from '@perya/site-config';
import { Button, EmptyState } from '@perya/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { lobbyPath } from '../categories';
import { LaunchScreen } from '../components/LaunchScreen/LaunchScreen';
import { SessionBar } from '../components/SessionBar/SessionBar';
import { useT } from '../i18n';
import {
  launchAbandoned,
  launchRecalled,
  useLaunchState,
  type ChosenGame,
  type LaunchState,
} from '../launch/launch-store';
import { useFullScreen } from '../launch/use-full-screen';
import { useRetryLaunch, type GamePageState } from '../launch/use-launch-game';
import { useHydrated } from '../lobby/use-hydrated';
import styles from './GamePage.module.css';
import { OpenGameStage } from './OpenGameStage';

/**
 * The game that was launched, in its frame. Launches nothing by itself: a reload, Back or a second
 * mount shows what is open already.
 */
export function GamePage() {
  const isHydrated = useHydrated();
  const isSignedIn = useIsSignedIn();
  const state = useLaunchState();

  useEffect(() => {
    if (isHydrated && isSignedIn) launchRecalled();
  }, [isHydrated, isSignedIn]);

  if (isHydrated && (!isSignedIn || state.status === 'none')) return <NoGame />;
  // The server and the first paint know nothing of this tab's game.
  if (!isHydrated || state.status === 'unknown' || state.status === 'none') {
    return <div className={styles['page']} aria-busy="true" />;
  }
  return <Game state={state} />;
}

type KnownGame = Extract<LaunchState, { status: 'launching' | 'refused' | 'open' }>;

function Game({ state }: { state: KnownGame }) {
  const page = useRef<HTMLDivElement>(null);
  const { isFullScreen, toggleFullScreen } = useFullScreen(page);
  const format = useFormat();
  const navigate = useNavigate();
  const location = useLocation();
  const chosen: ChosenGame = state.status === 'open' ? state.open : state.chosen;
  const balance = useApiQuery(getBalance, {}, { enabled: !chosen.demo });

  const leave = () => {
    launchAbandoned();
    const { isOneStepBack } = (location.state ?? {}) as Partial<GamePageState>;
    // A step back, so that the lobby comes back where it was scrolled to.
    if (isOneStepBack) void navigate(-1);
    else void navigate(chosen.from);
  };

  return (
    <div ref={page} className={styles['page']} data-expanded={isFullScreen || undefined}>
      <SessionBar
        gameName={chosen.game.name}
        isDemo={chosen.demo}
        startedAt={state.status === 'open' ? state.open.startedAt : null}
        balance={balance.data ? format.money(balance.data.minor, balance.data.currency) : null}
        isRefreshing={balance.isFetching}
        hasFailed={balance.isError}
        isFullScreen={isFullScreen}
        onRefresh={() => void balance.refetch()}
        onFullScreen={toggleFullScreen}
        onBack={leave}
      />
      <div className={styles['stage']}>
        {state.status === 'open' ? (
          <OpenGameStage key={state.open.address} open={state.open} onLeave={leave} />
        ) : (
          <UnderWay state={state} onLeave={leave} />
        )}
      </div>
    </div>
  );
}

interface UnderWayProps {
  state: Extract<KnownGame, { status: 'launching' | 'refused' }>;
  onLeave(): void;
}

function UnderWay({ state, onLeave }: UnderWayProps) {
  const t = useT();
  const errorText = useErrorText();
  const imageHosts = useImageHosts();
  const retry = useRetryLaunch();
  const { game } = state.chosen;
  const { name } = game;
  const shared = { game, imageHosts };

  if (state.status === 'launching') {
    const title = t('launch.opening', { name });
    return (
      <LaunchScreen
        {...shared}
        title={title}
        text={t('launch.patience')}
        progress={title}
        actions={<Button onClick={onLeave}>{t('launch.cancel')}</Button>}
      />
    );
  }
  return (
    <LaunchScreen
      {...shared}
      alert
      title={t('launch.refused', { name })}
      text={errorText(state.error)}
      actions={
        <>
          <Button onClick={onLeave}>{t('launch.back')}</Button>
          <Button variant="primary" onClick={() => retry(state.chosen)}>
            {t('launch.retry')}
          </Button>
        </>
      }
    />
  );
}

function NoGame(): ReactNode {
  const t = useT();
  return (
    <div className={styles['none']}>
      <EmptyState
        title={t('gamePage.noGameTitle')}
        titleLevel={2}
        description={t('gamePage.noGame')}
        action={
          <Button variant="primary" render={<Link to={lobbyPath('RNG')} />}>
            {t('gamePage.browse')}
          </Button>
        }
      />
    </div>
  );
}
