import { phaseAt, type Phase, type RoundTimes } from '@perya/game-engines/live-table';
import type { CSSProperties } from 'react';
import { useNow } from '../game/useNow';
import styles from './Countdown.module.css';
import { useLiveTableT } from './texts';

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
