import type { Random } from '@perya/game-engines/random';

/** The colors of a picture: a night-market sky, three depths of land, three accents and a light. */
export interface Palette {
  skyTop: string;
  skyBottom: string;
  far: string;
  mid: string;
  near: string;
  glow: string;
  a: string;
  b: string;
  c: string;
  light: string;
  ink: string;
}

/** Everything a drawing function needs. Drawings are SVG strings, so they have no runtime. */
export interface Brush {
  p: Palette;
  r: Random;
  /** Fills that need a definition. Each method returns a value for `fill`. */
  linear(from: string, to: string, angle?: number): string;
  radial(from: string, to: string, options?: { fade?: boolean; cx?: number; cy?: number }): string;
  /** From transparent at the top to the color at the bottom. */
  fade(colour: string): string;
  defs(): string;
}

/** A brush for a whole picture, including its size. */
export interface Canvas extends Brush {
  w: number;
  h: number;
}

export function canvas(p: Palette, r: Random, w: number, h: number): Canvas {
  return { ...brush(p, r), w, h };
}

export function brush(p: Palette, r: Random): Brush {
  const definitions = new Map<string, string>();
  const define = (key: string, make: (id: string) => string): string => {
    const id = `g${definitions.size}`;
    const known = definitions.get(key);
    if (known !== undefined) return `url(#${/id="(\w+)"/.exec(known)?.[1] ?? id})`;
    definitions.set(key, make(id));
    return `url(#${id})`;
  };
  return {
    p,
    r,
    linear: (from, to, angle = 90) =>
      define(`l${from}${to}${angle}`, (id) => {
        const turn = (angle * Math.PI) / 180;
        const x = roundCoord(Math.cos(turn) / 2);
        const y = roundCoord(Math.sin(turn) / 2);
        return `<linearGradient id="${id}" x1="${roundCoord(0.5 - x)}" y1="${roundCoord(0.5 - y)}" x2="${roundCoord(0.5 + x)}" y2="${roundCoord(0.5 + y)}"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
      }),
    radial: (from, to, { fade = false, cx = 0.5, cy = 0.5 } = {}) =>
      define(
        `r${from}${to}${fade}${cx}${cy}`,
        (id) =>
          `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${fade ? 0.5 : 0.75}"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"${fade ? ' stop-opacity="0"' : ''}/></radialGradient>`,
      ),
    fade: (colour) =>
      define(
        `f${colour}`,
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${colour}"/></linearGradient>`,
      ),
    defs: () => `<defs>${[...definitions.values()].join('')}</defs>`,
  };
}

/** Rounds a coordinate to the precision that is visible in a 1,920 px picture. */
export function roundCoord(value: number): number {
  return Math.round(value * 10) / 10;
}

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${roundCoord(x)}" cy="${roundCoord(y)}" r="${roundCoord(r)}" fill="${fill}"${attributes(more)}/>`;
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string {
  return `<ellipse cx="${roundCoord(x)}" cy="${roundCoord(y)}" rx="${roundCoord(rx)}" ry="${roundCoord(ry)}" fill="${fill}"${attributes(more)}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${attributes(more)}/>`;
}

export function rect(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  rx = 0,
  more = '',
): string {
  return `<rect x="${roundCoord(x)}" y="${roundCoord(y)}" width="${roundCoord(w)}" height="${roundCoord(h)}" fill="${fill}"${rx > 0 ? ` rx="${roundCoord(rx)}"` : ''}${attributes(more)}/>`;
}

/** An open stroke with round caps. */
export function stroke(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${roundCoord(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`;
}

export function group(transform: string, content: string, more = ''): string {
  return `<g transform="${transform}"${attributes(more)}>${content}</g>`;
}

export function polygon(
  points: readonly (readonly [number, number])[],
  fill: string,
  more = '',
): string {
  return `<polygon points="${points.map(([x, y]) => `${roundCoord(x)},${roundCoord(y)}`).join(' ')}" fill="${fill}"${attributes(more)}/>`;
}

export function star(
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
  fill: string,
  turn = -90,
  more = '',
): string {
  const corners = Array.from({ length: points * 2 }, (_, index): [number, number] => {
    const angle = ((turn + (index * 180) / points) * Math.PI) / 180;
    const reach = index % 2 === 0 ? outer : inner;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return polygon(corners, fill, more);
}

/** `count` copies around a center, each rotated by its share of the circle. */
export function repeatAround(
  count: number,
  x: number,
  y: number,
  draw: (index: number, angle: number) => string,
  turn = 0,
): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + (360 / count) * index;
    return group(
      `rotate(${roundCoord(angle)} ${roundCoord(x)} ${roundCoord(y)})`,
      draw(index, angle),
    );
  }).join('');
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Mixes two `#rrggbb` colors; 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, at: number): number =>
    Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16);
  return `#${[0, 1, 2]
    .map((at) =>
      Math.round(channel(from, at) * (1 - share) + channel(to, at) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export const darker = (colour: string, share = 0.3): string => mix(colour, '#12081f', share);
export const lighter = (colour: string, share = 0.35): string => mix(colour, '#fff6e6', share);

function attributes(more: string): string {
  return more === '' ? '' : ` ${more}`;
}
