import { phaseAt, type Phase, type RoundTimes } from '@perya/game-engines/live-table';
import { useEffect, useState, type CSSProperties } from 'react';
import { useOpenedGame } from '../game/GameContext';
import styles from './Countdown.module.css';
import { useLiveTableT } from './texts';

const TICK_MS = 200;
const LATE_SECONDS = 5;

export interface CountdownProps {
  /** Undefined if there is no countdown. */
  times: RoundTimes | undefined;
  /** Shown while the outcome is dealt. */
  dealingText: string;
}

/**
 * The countdown over the felt until bets close, or until the last decision. Hidden from screen readers: the status line announces the
 * phases, and a ticking countdown would drown them out.
 */
export function Countdown({ times, dealingText }: CountdownProps) {
  const t = useLiveTableT();
  const now = useNow();
  if (times === undefined) return <div className={styles['countdown']} aria-hidden="true" />;
  const phase = phaseAt(times, now);
  const [from, to] =
    phase === 'deciding' ? [times.dealsAt, times.decidedAt] : [times.opensAt, times.closesAt];
  const total = to - from;
  // A new round may be newer than the last tick.
  const left = Math.min(total, Math.max(0, to - now));
  const seconds = Math.ceil(left / 1000);
  const isCounting = phase === 'betting' || phase === 'deciding';
  const texts: Record<Phase, string> = {
    betting: `${t('placeBets')} · ${t('seconds', { seconds })}`,
    closed: t('noMoreBets'),
    deciding: `${t('deciding')} · ${t('seconds', { seconds })}`,
    dealing: dealingText,
    result: dealingText,
  };
  return (
    <div
      className={styles['countdown']}
      aria-hidden="true"
      data-phase={phase}
      data-late={(isCounting && seconds <= LATE_SECONDS) || undefined}
      style={{ ['--left' as string]: String(left / total) } satisfies CSSProperties}
    >
      <span>{texts[phase]}</span>
      <i />
    </div>
  );
}

/** The platform's time at the last tick. */
function useNow(): number {
  const { now } = useOpenedGame();
  const [at, setAt] = useState(now);
  useEffect(() => {
    const ticker = setInterval(() => setAt(now()), TICK_MS);
    return () => clearInterval(ticker);
  }, [now]);
  return at;
}
