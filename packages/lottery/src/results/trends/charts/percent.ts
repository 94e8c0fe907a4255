/** A share of the chart's width: the chart is as wide as its place, and its words keep their size. */
export const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;
