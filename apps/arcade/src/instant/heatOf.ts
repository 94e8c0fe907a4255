import type { CSSProperties } from 'react';

/** Hues: from blue to red. Dark text is readable on each. */
const COOL = 245;
const HOT = 25;
const NOTHING = '#8f93ad';

/** Colors of multipliers as `--heat`: from cool for the lowest to hot for the highest; gray for 0. */
export function heatOf(multipliers: readonly number[]): (multiplier: number) => CSSProperties {
  const levels = [...new Set(multipliers)].filter((each) => each > 0).toSorted((a, b) => a - b);
  return (multiplier) => {
    const part = levels.indexOf(multiplier) / (levels.length - 1);
    const heat = levels.length === 1 ? 1 : part;
    const color = `oklch(${0.8 - 0.1 * heat} ${0.13 + 0.07 * heat} ${COOL + (HOT - COOL) * heat})`;
    return { ['--heat' as string]: multiplier === 0 ? NOTHING : color };
  };
}
