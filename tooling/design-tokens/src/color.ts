/** A color as the Design Tokens format writes it. `hex` is the nearest opaque sRGB color. */
export interface Color {
  colorSpace: 'srgb' | 'oklch';
  components: readonly [number, number, number];
  alpha?: number;
  hex: string;
}

type Triple = readonly [number, number, number];

/** Reads hex, `rgb()`, `oklch()` and `color-mix(in srgb, …)` with values, not with `var()`. */
export function parseColor(css: string): Color | undefined {
  const value = css.trim().toLowerCase();
  return parseHex(value) ?? parseRgb(value) ?? parseOklch(value) ?? parseMix(value);
}

function parseHex(value: string): Color | undefined {
  const [, digits] = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(value) ?? [];
  if (digits === undefined) return undefined;
  const pairs = (digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits).match(/../g);
  const [red = 0, green = 0, blue = 0, alpha = 1] = (pairs ?? []).map(
    (pair) => Number.parseInt(pair, 16) / 255,
  );
  return srgb([red, green, blue], alpha);
}

function parseRgb(value: string): Color | undefined {
  if (value === 'transparent') return srgb([0, 0, 0], 0);
  const [, red, green, blue, alpha] =
    /^rgb\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+%?))?\)$/.exec(value) ?? [];
  if (red === undefined) return undefined;
  return srgb([Number(red) / 255, Number(green) / 255, Number(blue) / 255], share(alpha));
}

function parseOklch(value: string): Color | undefined {
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value) ?? [];
  if (lightness === undefined) return undefined;
  const components: Triple = [Number(lightness), Number(chroma), Number(hue)];
  return { colorSpace: 'oklch', components, hex: hexOf(oklchToSrgb(components)) };
}

function parseMix(value: string): Color | undefined {
  const [, first, second, percentage] =
    /^color-mix\(in srgb, (.+), (.+) ([\d.]+%)\)$/.exec(value) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const [from, to] = [parseColor(first), parseColor(second)];
  if (!from || !to) return undefined;
  const part = share(percentage);
  const [start, end] = [toSrgb(from), toSrgb(to)];
  const [startAlpha, endAlpha] = [(from.alpha ?? 1) * (1 - part), (to.alpha ?? 1) * part];
  const alpha = startAlpha + endAlpha;
  const mixed = start.map(
    (channel, index) => (channel * startAlpha + (end[index] ?? 0) * endAlpha) / (alpha || 1),
  );
  return srgb(mixed as unknown as Triple, alpha);
}

const share = (text = '1') => (text.endsWith('%') ? Number.parseFloat(text) / 100 : Number(text));

function srgb(components: Triple, alpha: number): Color {
  return {
    colorSpace: 'srgb',
    components: components.map(rounded) as unknown as Triple,
    ...(alpha < 1 && { alpha: rounded(alpha) }),
    hex: hexOf(components),
  };
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

const hexOf = (components: Triple) =>
  `#${components
    .map((each) =>
      Math.round(each * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The channels of a color from 0 to 1, without its alpha. */
export function toSrgb({ colorSpace, components }: Color): Triple {
  return colorSpace === 'srgb' ? components : oklchToSrgb(components);
}

/** https://bottosson.github.io/posts/oklab/ */
function oklchToSrgb([lightness, chroma, hue]: Triple): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function fromLinear(light: number): number {
  const value = Math.min(1, Math.max(0, light));
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** WCAG 2.2 contrast ratio of two opaque colors. */
export function contrastRatio(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = toSrgb(color).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
