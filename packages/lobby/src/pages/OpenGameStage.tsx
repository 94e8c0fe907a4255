import type { FrameMessage } from '@perya/api-client';
import { framableAddress, nextLaunchAddress, useSiteConfig } from '@perya/site-config';
import { Button } from '@perya/ui-kit';
import { useEffect, useState } from 'react';
import { GameFrame } from '../components/GameFrame/GameFrame';
import { LaunchScreen } from '../components/LaunchScreen/LaunchScreen';

import { markGameReady, moveOpenGame, type OpenGame } from '../launch/launchStore';
import { useBalanceHints } from '../launch/useBalanceHints';
import { useRetryLaunch } from '../launch/useRetryLaunch';
import { usePlayingT } from '../playing/locales';
import styles from './GamePage.module.css';

/** After this time without a message, the game may be blocked, in ms. */
const PATIENCE_MS = 10_000;
/** Shorter after a reload or navigating back, because a used one-time ticket often opens nothing, in ms. */
const PATIENCE_AGAIN_MS = 3_000;

export interface OpenGameStageProps {
  open: OpenGame;
  onLeave(): void;
}

/** The opened game in its frame, and messages for when it's slow, silent or over. */
export function OpenGameStage({ open, onLeave }: OpenGameStageProps) {
  const t = usePlayingT();
  const { imageHosts, launchHosts } = useSiteConfig();
  const retry = useRetryLaunch();
  const moneyMoved = useBalanceHints(open.demo);
  const [isThere, setIsThere] = useState(false);
  const [hasEnded, setHasEnded] = useState(false);
  const patience = usePatience(open.hasComeUp ? PATIENCE_AGAIN_MS : PATIENCE_MS);
  const { game } = open;
  const { name } = game;
  const address = framableAddress(open.address, location.origin);
  // Once the game has come up, its ticket is used, and no other host can open it.
  const otherAddress = open.hasComeUp ? null : nextLaunchAddress(open.address, launchHosts);

  const hear = (message: FrameMessage) => {
    setIsThere(true);
    patience.answered();
    switch (message.type) {
      case 'ready':
        markGameReady(open.address);
        break;
      case 'balance-changed':
        moneyMoved();
        break;
      case 'ended':
        setHasEnded(true);
        break;
      case 'leave':
        onLeave();
        break;
    }
  };

  if (!address || hasEnded) {
    return (
      <LaunchScreen
        game={game}
        imageHosts={imageHosts}
        alert
        title={address ? t('gamePage.endedTitle') : t('launch.refused', { name })}
        text={address ? t('gamePage.ended') : t('launch.badAddress')}
        actions={
          <>
            <Button onClick={onLeave}>{t('launch.back')}</Button>
            <Button variant="primary" onClick={() => retry(open)}>
              {address ? t('gamePage.again') : t('launch.retry')}
            </Button>
          </>
        }
      />
    );
  }
  return (
    <>
      {patience.isOver && (
        <Silence
          address={open.hasComeUp ? null : address}
          onWait={patience.again}
          onOtherHost={otherAddress === null ? undefined : () => moveOpenGame(otherAddress)}
          onAgain={() => retry(open)}
        />
      )}
      <div className={styles['box']}>
        <GameFrame
          address={address}
          title={t('gamePage.frameTitle', { name })}
          onLoad={() => setIsThere(true)}
          onMessage={hear}
        />
        {!isThere && !patience.isOver && (
          <div className={styles['cover']}>
            <LaunchScreen
              game={game}
              imageHosts={imageHosts}
              title={name}
              progress={t('gamePage.loading')}
            />
          </div>
        )}
      </div>
    </>
  );
}

interface SilenceProps {
  /** Null if its ticket has been used: a new window couldn't open the game either. */
  address: URL | null;
  onWait(): void;
  /** Omitted if no other host serves the game. */
  onOtherHost: (() => void) | undefined;
  onAgain(): void;
}

/** Above the frame, never over it: a game that works but sends no messages must stay playable. */
function Silence({ address, onWait, onOtherHost, onAgain }: SilenceProps) {
  const t = usePlayingT();
  return (
    <div className={styles['silence']} role="alert">
      <p>
        <strong>{t(address ? 'gamePage.silentTitle' : 'gamePage.endedTitle')}</strong>{' '}
        {t(address ? 'gamePage.silent' : 'gamePage.ended')}
      </p>
      <div className={styles['ways']}>
        <Button size="small" variant="quiet" onClick={onWait}>
          {t('gamePage.wait')}
        </Button>
        {onOtherHost && (
          <Button size="small" onClick={onOtherHost}>
            {t('gamePage.otherHost')}
          </Button>
        )}
        {address ? (
          <Button
            size="small"
            render={<a href={address.href} target="_blank" rel="noopener noreferrer" />}
          >
            {t('gamePage.openWindow')}
          </Button>
        ) : (
          <Button size="small" onClick={onAgain}>
            {t('gamePage.again')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Waits for the frame's first message, and again on request. */
function usePatience(ms: number) {
  const [since, setSince] = useState(() => performance.now());
  const [isOver, setIsOver] = useState(false);
  const [hasAnswered, setHasAnswered] = useState(false);

  useEffect(() => {
    if (hasAnswered) return undefined;
    const timer = setTimeout(() => setIsOver(true), since + ms - performance.now());
    return () => clearTimeout(timer);
  }, [since, ms, hasAnswered]);

  return {
    isOver: isOver && !hasAnswered,
    answered: () => setHasAnswered(true),
    again: () => {
      setIsOver(false);
      setSince(performance.now());
    },
  };
}
