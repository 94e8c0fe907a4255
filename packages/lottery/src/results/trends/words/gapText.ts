import type { ValueTrend } from '@perya/rules/lottery';

/** How many draws a value has been away; of what is not in the list at all only the least is known: `50+`. */
export const gapText = ({ gap, draws }: ValueTrend, number: (value: number) => string): string =>
  draws === 0 ? `${number(gap)}+` : number(gap);
