import { turnTo } from '../game/wheelGeometry';

/** How long the wheel spins, in milliseconds. */
export const SPIN_MS = 3000;
const TURNS = 4;

/** The angle of the wheel during its spin between two angles at rest, in degrees. It slows down to a stop. */
export function spinAt(from: number, to: number, elapsed: number): number {
  const left = 1 - Math.min(1, Math.max(0, elapsed / SPIN_MS));
  return from + (turnTo(from, to, TURNS) - from) * (1 - left ** 3);
}
