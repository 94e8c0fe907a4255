import { describe, expect, test } from 'vitest';

import tokens from './tokens.css?raw';

type Rgb = readonly [number, number, number];

/** Declarations of every block whose selector list contains exactly this selector. */
function declarations(selector: string): Map<string, string> {
  const found = new Map<string, string>();
  const source = tokens.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (const [, selectors = '', body = ''] of source.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').some((each) => each.trim() === selector)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      found.set(name, value.trim());
    }
  }
  return found;
}

function themeColour(theme: 'dark' | 'light', name: string): Rgb {
  const roles = new Map([
    ...declarations(':root'),
    ...declarations('[data-theme]'),
    ...declarations(`[data-theme='${theme}']`),
  ]);
  const resolve = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (_, inner: string) => {
      const next = roles.get(inner);
      if (next === undefined) throw new Error(`${inner} is not declared for ${theme}`);
      return resolve(next);
    });
  const value = resolve(`var(${name})`);
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(value);
  if (hex) return [parseHex(hex[1]), parseHex(hex[2]), parseHex(hex[3])];
  const ring = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value);
  if (ring) return oklchToLinear(Number(ring[1]), Number(ring[2]), Number(ring[3]));
  throw new Error(`${name} is neither a hex nor an oklch colour: ${value}`);
}

/** Converts an sRGB channel to linear light. */
function parseHex(channel = '00'): number {
  const value = parseInt(channel, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** https://bottosson.github.io/posts/oklab/ */
function oklchToLinear(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** WCAG 2.2 contrast ratio of two linear colors. */
function contrast(one: Rgb, other: Rgb): number {
  const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

const SURFACES = ['page', 'surface', 'raised', 'header'] as const;
const INKS = ['text', 'muted', 'faint', 'link', 'gold', 'teal', 'success', 'danger'] as const;
const HUES = [
  'live',
  'rng',
  'fish',
  'pvp',
  'sports',
  'esports',
  'cockfight',
  'inhouse',
  'lott',
  'elott',
] as const;

describe.each(['dark', 'light'] as const)('the %s theme', (theme) => {
  const on = (ink: string, surface: string) =>
    contrast(themeColour(theme, ink), themeColour(theme, surface));

  test.each(SURFACES)('has text of at least 4.5:1 on %s', (surface) => {
    for (const ink of INKS) {
      expect.soft(on(`--color-${ink}`, `--color-${surface}`), ink).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(SURFACES)('has an input border and a focus ring of at least 3:1 on %s', (surface) => {
    expect(on('--color-line-strong', `--color-${surface}`)).toBeGreaterThanOrEqual(3);
    expect(on('--color-focus', `--color-${surface}`)).toBeGreaterThanOrEqual(3);
  });

  test.each(SURFACES)('has legible category hues on %s', (surface) => {
    for (const hue of HUES) {
      expect.soft(on(`--hue-${hue}`, `--color-${surface}`), hue).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('has legible text on the filled buttons', () => {
    expect(on('--color-on-coral', '--color-coral')).toBeGreaterThanOrEqual(4.5);
    expect(on('--color-on-danger', '--color-danger')).toBeGreaterThanOrEqual(4.5);
  });
});
