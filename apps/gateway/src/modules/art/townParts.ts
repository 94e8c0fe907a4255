import {
  darker,
  ellipse,
  lighter,
  mix,
  roundCoord,
  path,
  polygon,
  rect,
  times,
  type Canvas,
} from './brush';
import { colour, length, part } from './scenePart';

/** Parts of scenes: buildings and structures beside them. */
export const TOWN_PARTS = {
  houses: part([length, length, colour], houses),
  towers: part([length, length, colour], towers),
  stalls: part([], stalls),
  gables: part([], gables),
  tents: part([], tents),
  reflections: part([], reflections),
  laneMarkings: part([], laneMarkings),
  fencePosts: part([], fencePosts),
  wallPanels: part([], wallPanels),
  pagoda: part([], pagoda),
};

/** Houses of random sizes with pitched roofs, side by side. */
function houses(b: Canvas, base: number, tallest: number, fill: string): string {
  return skyline(b, base, tallest, fill, (x, top, width, colour) =>
    polygon(
      [
        [x - 6, top],
        [x + width + 6, top],
        [x + width * 0.78, top - 18],
        [x + width * 0.22, top - 18],
      ],
      darker(colour, 0.3),
    ),
  );
}

/** Buildings of random sizes with flat roofs, side by side. */
function towers(b: Canvas, base: number, tallest: number, fill: string): string {
  return skyline(b, base, tallest, fill, () => '');
}

function skyline(
  b: Canvas,
  base: number,
  tallest: number,
  fill: string,
  roof: (x: number, top: number, width: number, colour: string) => string,
): string {
  const { p, r, w } = b;
  let x = -10;
  let out = '';
  while (x < w) {
    const width = 26 + r.next() * 38;
    const height = tallest * (0.35 + r.next() * 0.65);
    const colour = mix(fill, p.skyTop, r.next() * 0.25);
    out +=
      rect(x, base - height, width, height + 40, colour) +
      roof(x, base - height, width, colour) +
      litWindows(b, x, base - height, width, height);
    x += width + 2;
  }
  return out;
}

function litWindows({ p, r }: Canvas, x: number, top: number, w: number, h: number): string {
  return times(Math.max(1, Math.floor(w / 16)), (column) =>
    times(Math.max(1, Math.floor(h / 20)), (row) =>
      r.chance(0.62)
        ? rect(
            x + 6 + column * 15,
            top + 8 + row * 18,
            7,
            9,
            p.glow,
            1,
            `opacity="${roundCoord(0.45 + r.next() * 0.5)}"`,
          )
        : '',
    ),
  );
}

/** Market stalls, as many as fit the width. */
function stalls(b: Canvas): string {
  return times(Math.ceil(b.w / 128) + 1, (i) =>
    stall(b, i * 132 - 60, b.h * 0.84, 118, [b.p.a, b.p.c, b.p.b][i % 3] ?? b.p.a),
  );
}

function stall({ p }: Canvas, x: number, base: number, size: number, stripe: string): string {
  const awning = times(6, (index) =>
    path(
      `M${roundCoord(x + (size / 6) * index)} ${roundCoord(base - size * 0.62)} h${roundCoord(size / 6)} v${roundCoord(size * 0.16)} a${roundCoord(size / 12)} ${roundCoord(size / 12)} 0 0 1 ${roundCoord(-size / 6)} 0Z`,
      index % 2 === 0 ? stripe : p.light,
    ),
  );
  return (
    rect(x + size * 0.04, base - size * 0.5, size * 0.92, size * 0.5, darker(p.near, 0.2)) +
    rect(
      x + size * 0.08,
      base - size * 0.46,
      size * 0.84,
      size * 0.22,
      p.glow,
      0,
      'opacity=".75"',
    ) +
    rect(x, base - size * 0.24, size, size * 0.24, mix(stripe, p.near, 0.45)) +
    rect(x, base - size * 0.24, size, size * 0.045, lighter(stripe, 0.2)) +
    awning
  );
}

/** Gables in the foreground, each with a lit window. */
function gables({ p, w, h }: Canvas): string {
  return times(
    Math.ceil(w / 110) + 1,
    (i) =>
      polygon(
        [
          [i * 120 - 70, h * 0.86],
          [i * 120 - 10, h * 0.7],
          [i * 120 + 50, h * 0.86],
        ],
        p.mid,
      ) +
      rect(i * 120 - 62, h * 0.86, 104, h * 0.2, p.near) +
      rect(i * 120 - 30, h * 0.9, 16, 18, p.glow, 1, 'opacity=".8"'),
  );
}

/** Fair tents in two colors. */
function tents({ p, w, h }: Canvas): string {
  return times(8, (i) =>
    polygon(
      [
        [w * (i / 7.4) - 26, h * 0.86],
        [w * (i / 7.4), h * (0.72 + (i % 3) * 0.03)],
        [w * (i / 7.4) + 26, h * 0.86],
      ],
      i % 2 === 0 ? mix(p.a, p.near, 0.35) : mix(p.b, p.near, 0.4),
    ),
  );
}

/** Reflections of shore lights in a river, with ripples between them. */
function reflections({ p, r, w, h }: Canvas): string {
  return times(9, (i) => {
    const x = w * ((i + 0.5) / 9);
    return (
      rect(x - 3, h * 0.6, 6, h * (0.14 + r.next() * 0.2), p.glow, 3, 'opacity=".4"') +
      ellipse(x + 14, h * (0.68 + (i % 3) * 0.09), 11, 2.2, p.light, 'opacity=".3"')
    );
  });
}

function laneMarkings({ p, w, h }: Canvas): string {
  return times(Math.ceil(w / 60), (i) =>
    rect(i * 64 + 8, h * 0.93, 30, 3.4, p.b, 1.5, 'opacity=".8"'),
  );
}

function fencePosts({ p, w, h }: Canvas): string {
  return times(Math.ceil(w / 22), (i) =>
    rect(i * 22 + 3, h * 0.56, 12, h * 0.26, lighter(p.mid, 0.22), 3),
  );
}

/** Wainscot panels. */
function wallPanels({ p, w, h }: Canvas): string {
  return times(Math.ceil(w / 80), (i) => rect(i * 80 + 12, h * 0.32, 56, h * 0.26, p.mid, 4));
}

/** Three pagoda roofs, each on a row of lit columns. */
function pagoda({ p, w, h }: Canvas): string {
  return times(3, (i) => {
    const half = w * (0.13 + i * 0.1);
    const y = h * (0.3 + i * 0.17);
    return (
      path(
        `M${roundCoord(w / 2 - half - 24)} ${roundCoord(y)} q20 2 32 -20 H${roundCoord(w / 2 + half - 8)} q12 22 32 20 l-14 12 H${roundCoord(w / 2 - half - 10)}Z`,
        mix(p.a, p.mid, 0.35 + i * 0.12),
      ) +
      rect(w / 2 - half + 6, y + 11, half * 2 - 12, h * 0.13, mix(p.mid, p.near, 0.3)) +
      times(4 + i, (k) =>
        rect(
          w / 2 - half + 14 + k * ((half * 2 - 34) / (3 + i)),
          y + 16,
          6,
          h * 0.1,
          p.glow,
          1,
          'opacity=".7"',
        ),
      )
    );
  });
}
