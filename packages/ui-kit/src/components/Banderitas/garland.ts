/** One span of the string, in its own units. The drawing repeats it side by side. */
export const SPAN = { width: 240, height: 48 } as const;

/** Number of flag colors, used in turn. The tokens are `--color-flag-1` to `-4`. */
const FLAG_COLORS = 4;

const FLAGS = 12;
const TOP = 3;
const SAG = 16;
const HALF_BASE = 7;
const FLAG_HEIGHT = 19;

/**
 * Height of the string at `x`: a parabola, which looks the same as a catenary when the string sags this
 * little.
 */
export function stringAt(x: number): number {
  const t = x / SPAN.width;
  return TOP + 4 * SAG * t * (1 - t);
}

/** The string as an SVG path. */
export const STRING_PATH = `M0 ${TOP}Q${SPAN.width / 2} ${TOP + 2 * SAG} ${SPAN.width} ${TOP}`;

/**
 * Corners of each flag, left to right. A flag is attached by its base and rotated by half of the string's
 * slope.
 */
export function flags(): readonly string[] {
  const step = SPAN.width / FLAGS;
  return Array.from({ length: FLAGS }, (_, flag) => {
    const x = (flag + 0.5) * step;
    const left = x - HALF_BASE;
    const right = x + HALF_BASE;
    const slope = (stringAt(right) - stringAt(left)) / (2 * HALF_BASE);
    const tipX = x - slope * FLAG_HEIGHT * 0.5;
    return `M${round(left)} ${round(stringAt(left))}L${round(right)} ${round(stringAt(right))}L${round(tipX)} ${round(stringAt(x) + FLAG_HEIGHT)}Z`;
  });
}

/** All flags of one color in one path: four paths draw a span, whatever its length. */
export const FLAG_PATHS: readonly string[] = Array.from({ length: FLAG_COLORS }, (_, color) =>
  flags()
    .filter((_, flag) => flag % FLAG_COLORS === color)
    .join(''),
);

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
