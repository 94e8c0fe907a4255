/** What the sky shows: pure in these, so that no picture depends on the one before. */
export interface Scene {
  phase: 'rest' | 'lit' | 'flying' | 'cashed' | 'out';
  /** What the rocket shows, in hundredths, with fractions for smooth travel. */
  height: number;
  /** Since the phase began. */
  sinceMs: number;
  /** Without travel, sparks and smoke. */
  isCalm: boolean;
}

/** A number from 0 to 1 that looks like chance and is the same in every picture. */
export function spread(index: number, salt: number): number {
  const wave = Math.sin(index * 127.1 + salt * 311.7) * 43_758.545;
  return wave - Math.floor(wave);
}
