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
  /** Balance and result; in a demo, the play money. */
  money: SessionMoney;
  isFullScreen: boolean;
  onFullScreen(): void;
  onBack(): void;
  /** Opens the deposit over the game; without it, no deposit button is shown. */
  onDeposit?: (() => void) | undefined;
  /** Leaves the demo for the game itself; without it, no button is shown. */
  onPlayForReal?: (() => void) | undefined;
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
  onPlayForReal,
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
        {money.isPlayMoney && <p className={styles['demo']}>{t('gamePage.demoMark')}</p>}
      </div>
      <SessionFacts startedAt={startedAt} money={money} />
      <div className={styles['end']}>
        {onDeposit && (
          <Button size="small" onClick={onDeposit}>
            {t('gamePage.deposit')}
          </Button>
        )}
        {onPlayForReal && (
          <Button size="small" onClick={onPlayForReal}>
            {t('gamePage.playForReal')}
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
