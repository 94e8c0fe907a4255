import { VisuallyHidden } from '@perya/ui-kit';

import styles from './Ball.module.css';

/** A ball, one reel of a number drawn digit by digit, a racing car, or a plain number. */
export type BallForm = 'ball' | 'reel' | 'car' | 'number';

export type BallSize = 'small' | 'medium' | 'large';

export interface BallProps {
  /** The number as displayed. */
  value: string;
  form?: BallForm | undefined;
  size?: BallSize | undefined;
  /** `hit`: drawn and chosen. `miss`: drawn but not chosen. Undefined when nothing was chosen. */
  mark?: 'hit' | 'miss' | undefined;
  /** Text equivalent of a hit for screen readers. */
  hitLabel?: string | undefined;
}

/** A single drawn number. */
export function Ball({ value, form = 'ball', size = 'medium', mark, hitLabel }: BallProps) {
  return (
    <span
      className={styles['ball']}
      data-form={form}
      data-size={size}
      data-mark={mark}
      // Each car number maps to a hue on the color wheel.
      data-car={form === 'car' ? Number(value) : undefined}
    >
      {value}
      {mark === 'hit' && hitLabel !== undefined && <VisuallyHidden> {hitLabel}</VisuallyHidden>}
    </span>
  );
}
