import type { ReactNode } from 'react';
import styles from './ColoredSpots.module.css';
import { SpotButton, type SpotButtonProps } from './SpotButton';

export interface ColoredSpotsProps {
  label: string;
  /** Whether the result is shown: spots that lost step back. */
  isDecided: boolean;
  /** Sets `--height` and `--name-size` of the spots, and optionally `--columns`. */
  className: string | undefined;
  children: ReactNode;
}

/** The betting spots of a table with a color each. */
export function ColoredSpots({ label, isDecided, className, children }: ColoredSpotsProps) {
  return (
    <div
      className={[styles['spots'], className].join(' ')}
      role="group"
      aria-label={label}
      data-decided={isDecided || undefined}
    >
      {children}
    </div>
  );
}

export interface ColoredSpotProps extends SpotButtonProps {
  /** Sets the colors `--fill` and `--ink`. */
  className: string | undefined;
}

/** A spot of {@link ColoredSpots}, filled with its color. */
export function ColoredSpot({ className, ...spot }: ColoredSpotProps) {
  return <SpotButton {...spot} className={[className, styles['colored']].join(' ')} />;
}
