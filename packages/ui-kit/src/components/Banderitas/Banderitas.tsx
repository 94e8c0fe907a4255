import { useId } from 'react';
import { classNames } from '../../utils/classNames';
import styles from './Banderitas.module.css';
import { FLAG_PATHS, SPAN, STRING_PATH } from './garland';

const SCALE = { small: 0.55, medium: 0.8, large: 1.2 } as const;

/** Props of {@link Banderitas}. */
export interface BanderitasProps {
  size?: keyof typeof SCALE | undefined;
  /** `quiet` when something else on the screen should be noticed first. */
  tone?: 'bright' | 'quiet' | undefined;
  /** A light runs along the string while something loads. The label is announced politely. */
  loadingLabel?: string | undefined;
  className?: string | undefined;
}

/**
 * The brand motif: a full-width string of small flags, symmetric around the middle. Decorative unless it is
 * used as a loading line.
 */
export function Banderitas({
  size = 'medium',
  tone = 'bright',
  loadingLabel,
  className,
}: BanderitasProps) {
  const id = useId();
  const scale = SCALE[size];
  const loads = loadingLabel !== undefined;
  const garland = (
    <svg className={styles['garland']} height={SPAN.height * scale} aria-hidden focusable="false">
      <defs>
        <pattern
          id={id}
          width={SPAN.width}
          height={SPAN.height}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${scale})`}
        >
          <path className={styles['string']} d={STRING_PATH} />
          {FLAG_PATHS.map((path) => (
            <path key={path} className={styles['flags']} d={path} />
          ))}
        </pattern>
      </defs>
      {/* Anchored in the middle, so the overhang on both sides is equal at any width. */}
      <svg x="50%" overflow="visible">
        <rect
          x={-SPAN.width * scale * 16.5}
          width={SPAN.width * scale * 33}
          height={SPAN.height * scale}
          fill={`url(#${id})`}
          transform={`translate(${(-SPAN.width * scale) / 2} 0)`}
        />
      </svg>
    </svg>
  );

  return (
    <div
      className={classNames(styles['banderitas'], className)}
      data-tone={tone}
      data-loading={loads || undefined}
      {...(loads ? { role: 'progressbar', 'aria-label': loadingLabel } : { 'aria-hidden': true })}
    >
      {garland}
    </div>
  );
}
