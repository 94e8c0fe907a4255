import { ArrowLeft, Maximize, Minimize, RotateCw } from 'lucide-react';
import { useFormat } from '@perya/i18n';
import { IconButton } from '@perya/ui-kit';
import { useEffect, useState } from 'react';
import { useT } from '../../i18n';
import styles from './SessionBar.module.css';

export interface SessionBarProps {
  gameName: string;
  isDemo: boolean;
  /** When the game was opened, in ms by this device's clock; null while it is on its way. */
  startedAt: number | null;
  /** The balance in words, or null while it is not known. */
  balance: string | null;
  isRefreshing: boolean;
  /** The last try to read the balance failed. */
  hasFailed: boolean;
  isFullScreen: boolean;
  onRefresh(): void;
  onFullScreen(): void;
  onBack(): void;
}

/** What a player should see at any moment of play: the time, how long, and what is left. */
export function SessionBar({
  gameName,
  isDemo,
  startedAt,
  balance,
  isRefreshing,
  hasFailed,
  isFullScreen,
  onRefresh,
  onFullScreen,
  onBack,
}: SessionBarProps) {
  const t = useT();
  return (
    <section
      className={styles['bar']}
      data-full-screen={isFullScreen || undefined}
      aria-label={t('gamePage.bar')}
    >
      <IconButton label={t('gamePage.back')} icon={<ArrowLeft />} onClick={onBack} />
      <div className={styles['game']}>
        <h1 className={styles['name']}>{gameName}</h1>
        {isDemo && <p className={styles['demo']}>{t('gamePage.demoMark')}</p>}
      </div>
      <dl className={styles['facts']}>
        {startedAt !== null && <Clock startedAt={startedAt} />}
        {!isDemo && (
          <div className={styles['fact']} data-fact="balance">
            <dt>{t('gamePage.balance')}</dt>
            <dd data-numeric="" aria-busy={isRefreshing}>
              {balance ?? (hasFailed ? t('gamePage.balanceFailed') : '…')}
            </dd>
          </div>
        )}
      </dl>
      {!isDemo && (
        <IconButton
          label={isRefreshing ? t('gamePage.refreshing') : t('gamePage.refreshBalance')}
          icon={<RotateCw className={isRefreshing ? styles['turning'] : undefined} />}
          onClick={onRefresh}
        />
      )}
      <IconButton
        label={isFullScreen ? t('gamePage.leaveFullScreen') : t('gamePage.fullScreen')}
        icon={isFullScreen ? <Minimize /> : <Maximize />}
        onClick={onFullScreen}
      />
    </section>
  );
}

/** Ticks by itself, so that the rest of the bar rests. */
function Clock({ startedAt }: { startedAt: number }) {
  const t = useT();
  const format = useFormat();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - startedAt) / 1_000));
  return (
    <>
      <div className={styles['fact']} data-fact="clock">
        <dt>{t('gamePage.clock')}</dt>
        <dd data-numeric="">{format.time(now)}</dd>
      </div>
      <div className={styles['fact']} data-fact="played">
        <dt>{t('gamePage.played')}</dt>
        <dd data-numeric="">
          <time dateTime={`PT${seconds}S`}>{playedText(seconds)}</time>
        </dd>
      </div>
    </>
  );
}

/** `0:07`, `12:03`, `1:05:00`. */
function playedText(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
