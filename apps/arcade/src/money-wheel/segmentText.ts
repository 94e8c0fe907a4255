import type { Segment } from '@perya/game-engines/money-wheel';

/** The text on a segment: "10", "×3". */
export const segmentText = (segment: Segment): string => segment.replace('x', '×');
