import type { Segment } from '@perya/game-engines/money-wheel';
import colors from './tones.module.css';

/** The classes that set `--fill` and `--ink`, the colors of a segment. */
export const TONES: Record<Segment, string | undefined> = {
  1: colors['one'],
  2: colors['two'],
  5: colors['five'],
  10: colors['ten'],
  21: colors['twentyOne'],
  45: colors['fortyFive'],
  x3: colors['times3'],
  x5: colors['times5'],
};
