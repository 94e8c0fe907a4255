import { readPrice } from '@perya/game-engines/sports';

/** A price as players read it: 1.90, 1.857. */
export const shownPrice = (price: string): string => price.replace(/0$/, '');

/** Which way a price moved. */
export const directionOf = (before: string, now: string): 'up' | 'down' =>
  (readPrice(now) ?? 0) > (readPrice(before) ?? 0) ? 'up' : 'down';
