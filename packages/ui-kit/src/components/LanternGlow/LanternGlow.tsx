import { classNames } from '../../utils/classNames';
import styles from './LanternGlow.module.css';

export interface LanternGlowProps {
  /** The light's colour: gold behind money, teal behind what is live. */
  tone?: 'coral' | 'gold' | 'teal' | undefined;
  placement?: 'center' | 'top' | 'start' | 'end' | undefined;
  /** Breathes slowly. Only for the one thing that matters on a screen. */
  breathing?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Soft light behind the thing that matters: a hero title, a jackpot, a win. It fills the element that
 * holds it, over that element's background and behind everything else in it; the element needs
 * `position: relative` and `isolation: isolate`.
 */
export function LanternGlow({
  tone = 'coral',
  placement = 'center',
  breathing = false,
  className,
}: LanternGlowProps) {
  return (
    <div
      className={classNames(styles['glow'], className)}
      data-tone={tone}
      data-placement={placement}
      data-breathing={breathing || undefined}
      aria-hidden
    />
  );
}
