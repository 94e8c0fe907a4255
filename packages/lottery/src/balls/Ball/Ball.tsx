import { VisuallyHidden } from '@perya/ui-kit';

import styles from './Ball.module.css';

/** A drawn ball, one wheel of a number that is drawn digit by digit, a racing car, or a plain number. */
export type BallForm = 'ball' | 'reel' | 'car' | 'number';

export type BallSize = 'small' | 'medium' | 'large';

export interface BallProps {
  /** As it is printed. */
  value: string;
  form?: BallForm | undefined;
  size?: BallSize | undefined;
  /** `hit` was among the chosen; `miss` is drawn, and was not; neither where nothing was chosen. */
  mark?: 'hit' | 'miss' | undefined;
  /** What a hit means in words, for those who do not see its colour. */
  hitLabel?: string | undefined;
}

/** One number of a draw. */
export function Ball({ value, form = 'ball', size = 'medium', mark, hitLabel }: BallProps) {
  return (
    <span
      className={styles['ball']}
      data-form={form}
      data-size={size}
      data-mark={mark}
      // The colours of the cars go round the ring of hues by their number.
      data-car={form === 'car' ? Number(value) : undefined}
    >
      {value}
      {mark === 'hit' && hitLabel !== undefined && <VisuallyHidden> {hitLabel}</VisuallyHidden>}
    </span>
  );
}
