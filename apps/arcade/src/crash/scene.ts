/** What the sky shows. A picture depends on this alone, not on the picture before it. */
export interface Scene {
  phase: 'rest' | 'lit' | 'flying' | 'cashed' | 'out';
  /** In hundredths, with fractions for smooth motion. */
  height: number;
  /** Milliseconds since the phase began. */
  sinceMs: number;
  /** The player asked for less motion: no climb, no sparks, no drifting smoke. */
  isMotionReduced: boolean;
}

/** A number from 0 to 1 that looks random and is the same in every picture. */
export function spread(index: number, salt: number): number {
  const wave = Math.sin(index * 127.1 + salt * 311.7) * 43_758.545;
  return wave - Math.floor(wave);
}
