import { parseColor, type Color } from './color.ts';

interface Measure<Unit extends string> {
  value: number;
  unit: Unit;
}

type Dimension = Measure<'px' | 'rem'>;

interface Shadow {
  color: Color;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
  inset: boolean;
}

/** A value with its type in the Design Tokens format. */
export type TypedValue =
  | { $type: 'color'; $value: Color }
  | { $type: 'dimension'; $value: Dimension }
  | { $type: 'duration'; $value: Measure<'ms' | 's'> }
  | { $type: 'number'; $value: number }
  | { $type: 'cubicBezier'; $value: readonly number[] }
  | { $type: 'fontFamily'; $value: readonly string[] }
  | { $type: 'shadow'; $value: readonly Shadow[] }
  | { $type: 'gradient'; $value: readonly { color: Color; position: number }[] };

/** Converts a value without `var()`; undefined if the format has no type for it. */
export function toTypedValue(value: string): TypedValue | undefined {
  const color = parseColor(value);
  if (color) return { $type: 'color', $value: color };
  return parseMeasure(value) ?? parseEasing(value) ?? parseGradient(value) ?? parseList(value);
}

function parseMeasure(value: string): TypedValue | undefined {
  const [, digits, unit] = /^(-?[\d.]+)(px|rem|em|ms|s|)$/.exec(value) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  if (unit === 'px' || unit === 'rem')
    return { $type: 'dimension', $value: { value: number, unit } };
  if (unit === 'ms' || unit === 's') return { $type: 'duration', $value: { value: number, unit } };
  // The format has no em: as a number it stays relative to the size of the text.
  return { $type: 'number', $value: number };
}

function parseEasing(value: string): TypedValue | undefined {
  const [, points] = /^cubic-bezier\((.+)\)$/.exec(value) ?? [];
  return points === undefined
    ? undefined
    : { $type: 'cubicBezier', $value: points.split(',').map(Number) };
}

/** The format has the stops of a gradient, not its shape. */
function parseGradient(value: string): TypedValue | undefined {
  const [, content] = /^radial-gradient\((.+)\)$/.exec(value) ?? [];
  if (content === undefined) return undefined;
  const stops = splitList(content).flatMap((stop) => {
    const [, text = stop, percentage] = /^(.+?)(?: ([\d.]+)%)?$/.exec(stop) ?? [];
    const color = parseColor(text);
    return color ? [{ color, percentage }] : [];
  });
  const last = Math.max(1, stops.length - 1);
  return {
    $type: 'gradient',
    $value: stops.map(({ color, percentage }, index) => ({
      color,
      position: percentage === undefined ? index / last : Number(percentage) / 100,
    })),
  };
}

function parseList(value: string): TypedValue | undefined {
  const parts = splitList(value);
  const shadows = parts.map(parseShadow);
  if (shadows.every((shadow) => shadow !== undefined)) return { $type: 'shadow', $value: shadows };
  if (!parts.every((part) => /^(?:'[^']+'|"[^"]+"|[a-z-]+)$/i.test(part))) return undefined;
  return { $type: 'fontFamily', $value: parts.map((part) => part.replaceAll(/^['"]|['"]$/g, '')) };
}

function parseShadow(text: string): Shadow | undefined {
  const [, lengths = '', color = '', inset] =
    /^((?:-?[\d.]+(?:px)? ){2,4})(\S+(?:\([^)]*\))?|rgb\([^)]*\))( inset)?$/.exec(text) ?? [];
  const parsed = parseColor(color);
  if (!parsed) return undefined;
  const [offsetX = 0, offsetY = 0, blur = 0, spread = 0] = lengths
    .split(' ')
    .map(Number.parseFloat);
  const px = (value: number): Dimension => ({ value: value || 0, unit: 'px' });
  return {
    color: parsed,
    offsetX: px(offsetX),
    offsetY: px(offsetY),
    blur: px(blur),
    spread: px(spread),
    inset: inset !== undefined,
  };
}

/** Splits at commas that are outside of parentheses. */
function splitList(value: string): string[] {
  return value.split(/,(?![^(]*\))/).map((part) => part.trim());
}
