import { Button, IconButton } from '@perya/ui-kit';
import { ArrowLeft, Maximize, Minimize } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePlayingT } from '../../playing/locales';
import styles from './SessionBar.module.css';
import { SessionFacts, type SessionMoney } from './SessionFacts';

export interface SessionBarProps {
  gameName: string;
  /** When the game was opened, in ms by this device's clock; null while it is on its way. */
  startedAt: number | null;
  /** What is played for; null in demo play, where no money moves. */
  money: SessionMoney | null;
  isFullScreen: boolean;
  onFullScreen(): void;
  onBack(): void;
  /** Opens the deposit over the game; without it there is no way to one here. */
  onDeposit?: (() => void) | undefined;
  /** Stands before the way back, where the page has more than that. */
  lead?: ReactNode;
}

/** What a player should see at any moment of play: the time, how long, what it has come to, what is left. */
export function SessionBar({
  gameName,
  startedAt,
  money,
  isFullScreen,
  onFullScreen,
  onBack,
  onDeposit,
  lead,
}: SessionBarProps) {
  const t = usePlayingT();
  return (
    <section
      className={styles['bar']}
      data-full-screen={isFullScreen || undefined}
      aria-label={t('gamePage.bar')}
    >
      <div className={styles['start']}>
        {lead}
        <IconButton label={t('gamePage.back')} icon={<ArrowLeft />} onClick={onBack} />
      </div>
      <div className={styles['game']}>
        <h1 className={styles['name']}>{gameName}</h1>
        {money === null && <p className={styles['demo']}>{t('gamePage.demoMark')}</p>}
      </div>
      <SessionFacts startedAt={startedAt} money={money} />
      <div className={styles['end']}>
        {money && onDeposit && (
          <Button size="small" onClick={onDeposit}>
            {t('gamePage.deposit')}
          </Button>
        )}
        <IconButton
          label={isFullScreen ? t('gamePage.leaveFullScreen') : t('gamePage.fullScreen')}
          icon={isFullScreen ? <Minimize /> : <Maximize />}
          onClick={onFullScreen}
        />
      </div>
    </section>
  );
}
