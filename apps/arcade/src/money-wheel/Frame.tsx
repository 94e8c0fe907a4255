import styles from './Wheel.module.css';

const BULBS = 36;
/** The longest name that fits the banner at its full width. */
const NAME_LENGTH = 18;

/** The legs of the wheel. */
export function Stand() {
  return (
    <g className={styles['stand']}>
      <path d="M-8 0L-62 120H-48L0 20L48 120H62L8 0Z" />
    </g>
  );
}

/** The fixed rim with its bulbs. */
export function Frame() {
  return (
    <>
      <circle className={styles['rim']} r={100} />
      {Array.from({ length: BULBS }, (_, index) => (
        <circle
          key={index}
          className={styles['bulb']}
          cy={-100.5}
          r={2.6}
          transform={`rotate(${((index + 0.5) * 360) / BULBS})`}
        />
      ))}
    </>
  );
}

/** Props of {@link Banner}. */
export interface BannerProps {
  name: string;
}

/** A ribbon with the name of the game below the wheel. */
export function Banner({ name }: BannerProps) {
  const isLong = name.length > NAME_LENGTH;
  return (
    <g>
      <path
        className={styles['tail']}
        d="M-100 102H-70V117H-100L-92 109.500ZM100 102H70V117H100L92 109.500Z"
      />
      <path className={styles['ribbon']} d="M-82 98Q0 102 82 98V113Q0 117 -82 113Z" />
      <text
        className={styles['name']}
        y={108.2}
        {...(isLong && { textLength: 150, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {name}
      </text>
    </g>
  );
}
