import { classNames } from '../../utils/classNames';
import styles from './LanternGlow.module.css';

/** Props of {@link LanternGlow}. */
export interface LanternGlowProps {
  /** The color of the light: gold for money, teal for live content. */
  tone?: 'coral' | 'gold' | 'teal' | undefined;
  placement?: 'center' | 'top' | 'start' | 'end' | undefined;
  /** Pulses slowly. Only for the most important element of a screen. */
  breathing?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A soft light behind an important element: a hero title, a jackpot, a win. It fills its parent, above the
 * parent's background and behind everything else in it. The parent needs `position: relative` and `isolation:
 * isolate`.
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
