import { Button, IconButton } from '@perya/ui-kit';
import { ArrowLeft, Maximize, Minimize } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePlayingT } from '../../playing/locales';
import styles from './SessionBar.module.css';
import { SessionFacts, type SessionMoney } from './SessionFacts';

export interface SessionBarProps {
  gameName: string;
  /** When the game was opened, in ms by this device's clock; null while it's being opened. */
  startedAt: number | null;
  /** Balance and result; null in demo play, which uses no money. */
  money: SessionMoney | null;
  isFullScreen: boolean;
  onFullScreen(): void;
  onBack(): void;
  /** Opens the deposit over the game; without it, no deposit button is shown. */
  onDeposit?: (() => void) | undefined;
  /** Rendered before the back button. */
  lead?: ReactNode;
}

/**
 * What a member should see at any time during play: the time, the time played, the result, and the balance.
 */
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
