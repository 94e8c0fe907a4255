import {
  repeatAround,
  circle,
  darker,
  group,
  roundCoord,
  path,
  polygon,
  star,
  times,
  type Canvas,
} from './brush';
import { colour, length, part } from './scenePart';

/** Parts of scenes: objects in the sky or the water, and unattached lights. */
export const SKY_PARTS = {
  stars: part([length, length], stars),
  brightStars: part([length], brightStars),
  bokeh: part([length], bokeh),
  plankton: part([length], plankton),
  bubbles: part([length, length], bubbles),
  embers: part([length, length], embers),
  moon: part([length, length, length, colour], moon),
  randomMoon: part([length, length], randomMoon),
  clouds: part([length], clouds),
  rays: part([length, colour, length], rays),
};

/** Dots at random positions in the upper `height` px. */
function dots(
  { r, w }: Canvas,
  count: number,
  height: number,
  [smallest, range]: readonly [number, number],
  look: () => readonly [fill: string, more?: string],
): string {
  return times(count, () =>
    circle(r.next() * w, r.next() * height, smallest + r.next() * range, ...look()),
  );
}

/** Stars in the upper `height` px. */
function stars(b: Canvas, height: number, count: number): string {
  return dots(b, count, height, [0.6, 1.3], () => [
    b.p.light,
    `opacity="${roundCoord(0.3 + b.r.next() * 0.6)}"`,
  ]);
}

/** A few large four-pointed stars. */
function brightStars({ p, r, w, h }: Canvas, count: number): string {
  return times(count, () => star(r.next() * w, r.next() * h, 7, 1.4, 4, p.light));
}

/** Out-of-focus lights. */
function bokeh(b: Canvas, count: number): string {
  const { p, r, h } = b;
  return dots(b, count, h, [6, 20], () => [
    r.pick([p.a, p.b, p.c, p.light]),
    `opacity="${roundCoord(0.1 + r.next() * 0.18)}"`,
  ]);
}

/** Small glowing animals of the deep sea. */
function plankton(b: Canvas, count: number): string {
  const { p, r, h } = b;
  return dots(b, count, h, [0.8, 1.8], () => [
    r.pick([p.c, p.light, p.b]),
    `opacity="${roundCoord(0.3 + r.next() * 0.6)}"`,
  ]);
}

function bubbles(b: Canvas, height: number, count: number): string {
  return dots(b, count, height, [1.5, 4], () => [
    'none',
    `stroke="${b.p.light}" stroke-opacity=".5"`,
  ]);
}

function embers(b: Canvas, height: number, count: number): string {
  return dots(b, count, height, [1, 2], () => ['#ffcf6b']);
}

function moon(b: Canvas, x: number, y: number, r: number, fill: string): string {
  return (
    circle(x, y, r * 2.4, b.radial(fill, fill, { fade: true }), 'opacity=".35"') +
    circle(x, y, r, fill) +
    circle(x - r * 0.3, y - r * 0.2, r * 0.18, darker(fill, 0.16)) +
    circle(x + r * 0.32, y + r * 0.22, r * 0.24, darker(fill, 0.13)) +
    circle(x + r * 0.1, y - r * 0.5, r * 0.11, darker(fill, 0.13))
  );
}

/** A moon at a random position in the middle 60% of the width. */
function randomMoon(b: Canvas, y: number, r: number): string {
  return moon(b, b.w * (0.2 + b.r.next() * 0.6), y, r, b.p.light);
}

function clouds({ p, r, w, h }: Canvas, count: number): string {
  return times(count, () => {
    const x = r.next() * w;
    const y = r.next() * h * 0.8;
    const s = 0.6 + r.next() * 0.9;
    return group(
      `translate(${roundCoord(x)} ${roundCoord(y)}) scale(${roundCoord(s)})`,
      path(
        'M-44 12 a15 15 0 0 1 14 -20 a21 21 0 0 1 38 -7 a16 16 0 0 1 26 12 a9 9 0 0 1 3 15Z',
        p.light,
        'opacity=".55"',
      ),
    );
  });
}

/** Sun rays centered at half the width, with a random rotation. */
function rays({ r, w, h }: Canvas, y: number, fill: string, count: number): string {
  const x = w / 2;
  const reach = Math.hypot(w, h);
  const half = Math.tan((90 / count) * (Math.PI / 180)) * reach;
  const ray = polygon(
    [
      [x, y],
      [x + reach, y - half],
      [x + reach, y + half],
    ],
    fill,
  );
  return repeatAround(count, x, y, () => ray, r.next() * 20);
}
