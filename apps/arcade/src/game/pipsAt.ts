/** Where a pip can be, on a face of 24 by 24. */
const [LOW, MIDDLE, HIGH] = [6, 12, 18] as const;

/** The pips of each side, from 1 to 6. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[MIDDLE, MIDDLE]],
  [
    [LOW, HIGH],
    [HIGH, LOW],
  ],
  [
    [LOW, HIGH],
    [MIDDLE, MIDDLE],
    [HIGH, LOW],
  ],
  [
    [LOW, LOW],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, HIGH],
    [MIDDLE, MIDDLE],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, MIDDLE],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, MIDDLE],
    [HIGH, HIGH],
  ],
];

/** The places of the pips of a number, on a face of 24 by 24; none for 0. */
export const pipsAt = (number: number): readonly (readonly [x: number, y: number])[] =>
  PIPS[number - 1] ?? [];
