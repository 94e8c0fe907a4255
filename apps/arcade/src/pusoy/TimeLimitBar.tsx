import { ARRANGE_TIME_LIMIT_MS } from '@perya/game-engines/pusoy';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOpenedGame } from '../game/GameContext';
import styles from './TimeLimitBar.module.css';
import { usePusoyT } from './texts';

const TICK_MS = 250;
/** The bar shows a warning below this. */
const SHORT_S = 20;
/** The platform still accepts requests in flight; this long after the deadline, it has decided. */
const DECIDED_MS = 2500;

export interface TimeLimitBarProps {
  /** By the platform's clock. */
  dueAt: number;
  /** Called when the time is up. */
  onDue(): void;
  /** Called when the time is up and the platform has arranged the cards. */
  onDecided(): void;
}

/** The time left to arrange the cards. Needs a `key` per round. */
export function TimeLimitBar({ dueAt, onDue, onDecided }: TimeLimitBarProps) {
  const { now } = useOpenedGame();
  const t = usePusoyT();
  const [left, setLeft] = useState(() => Math.max(0, dueAt - now()));
  const tick = useEffectEvent((): boolean => {
    const next = Math.max(0, dueAt - now());
    setLeft(next);
    return next === 0;
  });
  const tellDue = useEffectEvent(onDue);
  const tellDecided = useEffectEvent(onDecided);
  useEffect(() => {
    let decided: ReturnType<typeof setTimeout> | undefined;
    const timer = setInterval(() => {
      if (!tick()) return;
      clearInterval(timer);
      tellDue();
      decided = setTimeout(() => tellDecided(), DECIDED_MS);
    }, TICK_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(decided);
    };
  }, []);
  if (left === 0) return null;
  const seconds = Math.ceil(left / 1000);
  return (
    <div className={styles['due']} data-short={seconds <= SHORT_S || undefined}>
      <div className={styles['track']}>
        <i style={{ scale: `${Math.min(1, left / ARRANGE_TIME_LIMIT_MS)} 1` }} />
      </div>
      <span data-numeric="">{t('secondsLeft', { seconds })}</span>
    </div>
  );
}
