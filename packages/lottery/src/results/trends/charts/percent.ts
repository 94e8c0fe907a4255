/** A share of the chart's width. Charts are as wide as their container, and their text keeps its size. */
export const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;
