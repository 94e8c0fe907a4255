import { useIsSignedIn } from '@perya/session';
import { CATEGORY_PATHS } from '@perya/site-config';
import { Button, EmptyState, useIsHydrated } from '@perya/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { PlayCheckDialog } from '../components/PlayCheckDialog/PlayCheckDialog';
import { SessionBar } from '../components/SessionBar/SessionBar';
import {
  isDemo,
  isDemoKept,
  restoreLaunch,
  useLaunchState,
  type ChosenGame,
  type LaunchState,
} from '../launch/launchStore';
import { useFullScreen } from '../launch/useFullScreen';
import { useLaunchGame } from '../launch/useLaunchGame';
import { useOpenOnPlatform } from '../launch/useRetryLaunch';
import { usePlayingT } from '../playing/locales';
import styles from './GamePage.module.css';
import { GameInProgress } from './GameInProgress';
import { OpenGameStage } from './OpenGameStage';
import { PlayEnded } from './PlayEnded';
import { RoomsStage } from './RoomsStage';
import { useLeaveGame } from './useLeaveGame';
import { usePlayCheck } from './usePlayCheck';
import { useSessionMoney } from './useSessionMoney';

/** Props of {@link GamePage}. */
export interface GamePageProps {
  /** Opens the deposit over the game; without it, no deposit button is shown. */
  onDeposit?: () => void;
  /** Rendered at the start of the session bar. */
  lead?: ReactNode;
  /** Rendered when no game is open. */
  empty?: ReactNode;
}

/**
 * The launched game in its frame. Never launches anything itself: a reload, Back or a second mount shows the
 * game that's already open.
 */
export function GamePage({ onDeposit, lead, empty }: GamePageProps) {
  const isHydrated = useIsHydrated();
  const isSignedIn = useIsSignedIn();
  const state = useLaunchState();
  const open = useOpenOnPlatform();

  // Demos need no account.
  const canPlay = isSignedIn || (state.status === 'unknown' ? isDemoKept() : isDemo(state));

  useEffect(() => {
    if (isHydrated && canPlay) restoreLaunch(open);
  }, [isHydrated, canPlay, open]);

  if (isHydrated && (!canPlay || state.status === 'none')) return empty ?? <NoGame />;
  // The game of this tab isn't known on the server or at the first render.
  if (!isHydrated || state.status === 'unknown' || state.status === 'none') {
    return <div className={styles['page']} aria-busy="true" />;
  }
  return <Game state={state} onDeposit={onDeposit} lead={lead} />;
}

interface GameProps {
  state: Exclude<LaunchState, { status: 'unknown' | 'none' }>;
  onDeposit: (() => void) | undefined;
  lead: ReactNode;
}

function Game({ state, onDeposit, lead }: GameProps) {
  const page = useRef<HTMLDivElement>(null);
  const { isFullScreen, toggleFullScreen } = useFullScreen(page);
  const open = state.status === 'open' ? state.open : null;
  const chosen: ChosenGame = open ?? (state as Exclude<typeof state, { status: 'open' }>).chosen;
  const { money, openRounds } = useSessionMoney(chosen, open?.sessionId ?? null);
  const leave = useLeaveGame(chosen, openRounds);
  const launch = useLaunchGame();
  const { check, onGoOn, isAnswering } = usePlayCheck(open !== null && !chosen.demo);

  // A dialog of the page would be hidden behind a full-screen element.
  const deposit =
    onDeposit &&
    (() => {
      if (isFullScreen) toggleFullScreen();
      onDeposit();
    });

  return (
    <div ref={page} className={styles['page']} data-expanded={isFullScreen || undefined}>
      <SessionBar
        gameName={chosen.game.name}
        startedAt={open?.startedAt ?? null}
        money={money}
        isFullScreen={isFullScreen}
        onFullScreen={toggleFullScreen}
        onBack={leave}
        {...(chosen.demo
          ? { onPlayForReal: () => launch(chosen.game, { fromDemo: true }) }
          : { onDeposit: deposit })}
        lead={lead}
      />
      <div className={styles['stage']}>
        {check?.over ? (
          <PlayEnded over={check.over} onLeave={leave} />
        ) : (
          <Stage state={state} onLeave={leave} onDeposit={deposit} />
        )}
      </div>
      {check && (
        <PlayCheckDialog
          check={check}
          open={check.isDue && check.over === null}
          isAnswering={isAnswering}
          onGoOn={onGoOn}
          onStop={leave}
        />
      )}
    </div>
  );
}

interface StageProps {
  state: GameProps['state'];
  onLeave(): void;
  onDeposit: (() => void) | undefined;
}

function Stage({ state, onLeave, onDeposit }: StageProps) {
  switch (state.status) {
    case 'choosing-room':
      return <RoomsStage chosen={state.chosen} onLeave={onLeave} onDeposit={onDeposit} />;
    case 'open':
      return <OpenGameStage key={state.open.address} open={state.open} onLeave={onLeave} />;
    case 'launching':
    case 'refused':
      return <GameInProgress state={state} onLeave={onLeave} />;
  }
}

function NoGame() {
  const t = usePlayingT();
  return (
    <div className={styles['none']}>
      <EmptyState
        title={t('gamePage.noGameTitle')}
        titleLevel={2}
        description={t('gamePage.noGame')}
        action={
          <Button variant="primary" render={<Link to={CATEGORY_PATHS.RNG} />}>
            {t('gamePage.browse')}
          </Button>
        }
      />
    </div>
  );
}
