import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../utils/classNames';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Countdown.module.css';
import { digits, nextTick, passes, timeLeft, type TimeLeft } from './timeLeft';

/** Seconds before the end at which the time left is announced to screen readers. */
const ANNOUNCED_AT = [300, 60, 10] as const;

/** Props of {@link Countdown}. */
export interface CountdownProps {
  /** The end, in epoch milliseconds of the server's clock. */
  until: number;
  /**
   * The server's time as estimated on this device, so that a wrong device clock doesn't matter. Default: the
   * device's time.
   */
  now?: (() => number) | undefined;
  format?: ((left: TimeLeft) => string) | undefined;
  /** Formats the time left for screen readers. Announced at 5 minutes, 1 minute and 10 seconds. */
  announce?: ((left: TimeLeft) => string) | undefined;
  /** Shown and announced when the countdown ends. */
  endedText?: string | undefined;
  /** Called once per `until`, when the end is reached, or on mount if it has already passed. */
  onEnd?: (() => void) | undefined;
  className?: string | undefined;
}

/** Counts down to an instant of the server's clock, one second at a time, in tabular figures. */
export function Countdown({
  until,
  now = Date.now,
  format = digits,
  announce,
  endedText,
  onEnd,
  className,
}: CountdownProps) {
  const [left, setLeft] = useState(() => timeLeft(until, now()));
  const [spoken, setSpoken] = useState('');
  const latest = useRef({ now, announce, endedText, onEnd });

  useEffect(() => {
    latest.current = { now, announce, endedText, onEnd };
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let previous = Number.POSITIVE_INFINITY;
    let ended = false;

    const tick = () => {
      clearTimeout(timer);
      const { now, announce, endedText, onEnd } = latest.current;
      const time = now();
      const next = timeLeft(until, time);
      setLeft(next);
      if (next.totalSeconds === 0) {
        if (ended) return;
        ended = true;
        setSpoken(endedText ?? '');
        onEnd?.();
        return;
      }
      if (announce && ANNOUNCED_AT.some((mark) => passes(mark, previous, next.totalSeconds))) {
        // Starting below a mark doesn't count as passing it: a page with ten countdowns would announce them
        // all at once.
        if (previous !== Number.POSITIVE_INFINITY) setSpoken(announce(next));
      }
      previous = next.totalSeconds;
      timer = setTimeout(tick, nextTick(until, time));
    };

    tick();
    // Timers are throttled in a hidden tab.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [until]);

  const hasEnded = left.totalSeconds === 0;
  return (
    <span className={classNames(styles['countdown'], className)} data-ended={hasEnded || undefined}>
      {/* The server rendered this a moment ago: the second may differ, and the first tick corrects it. */}
      <span role="timer" aria-live="off" data-numeric suppressHydrationWarning>
        {hasEnded && endedText !== undefined ? endedText : format(left)}
      </span>
      <VisuallyHidden>
        <span aria-live="polite">{spoken}</span>
      </VisuallyHidden>
    </span>
  );
}
