import { darker, lighter, mix, roundCoord, path, polygon, times, type Canvas } from './brush';
import { colour, length, part } from './scenePart';

/** Parts of scenes: the shape of the land, the sea and caves. */
export const LAND_PARTS = {
  hills: part([length, length, colour, length], hills),
  peaks: part([length, length, colour, length], peaks),
  snowyPeaks: part([length, length, colour, length], snowyPeaks),
  waves: part([], waves),
  dripstones: part([], dripstones),
  crystals: part([length], crystals),
};

/** Rolling land: a smooth line of hills closed along the bottom. */
function hills(
  { r, w, h }: Canvas,
  base: number,
  swell: number,
  fill: string,
  waves: number,
): string {
  const step = w / waves;
  let d = `M0 ${h} V${roundCoord(base + r.next() * swell)}`;
  let x = 0;
  for (let wave = 0; wave < waves; wave += 1) {
    const up = base - r.next() * swell;
    const down = base + r.next() * swell * 0.7;
    d += ` C${roundCoord(x + step * 0.3)} ${roundCoord(up)} ${roundCoord(x + step * 0.6)} ${roundCoord(up)} ${roundCoord(x + step)} ${roundCoord(down)}`;
    x += step;
  }
  return path(`${d} V${h}Z`, fill);
}

function peaks(b: Canvas, base: number, height: number, fill: string, count: number): string {
  return mountains(b, base, height, fill, count, () => '');
}

function snowyPeaks(b: Canvas, base: number, height: number, fill: string, count: number): string {
  return mountains(b, base, height, fill, count, (x, top, half) => {
    const drop = b.h - top;
    return polygon(
      [
        [x, top],
        [x - half * 0.22, top + drop * 0.22],
        [x - half * 0.06, top + drop * 0.18],
        [x + half * 0.05, top + drop * 0.24],
        [x + half * 0.22, top + drop * 0.22],
      ],
      b.p.light,
      'opacity=".85"',
    );
  });
}

function mountains(
  { r, w, h }: Canvas,
  base: number,
  height: number,
  fill: string,
  count: number,
  cap: (x: number, top: number, half: number) => string,
): string {
  return times(count, (index) => {
    const x = (w / count) * (index + 0.5) + (r.next() - 0.5) * 40;
    const top = base - height * (0.6 + r.next() * 0.4);
    const half = (w / count) * (0.75 + r.next() * 0.3);
    const slope = polygon(
      [
        [x - half, h],
        [x, top],
        [x + half, h],
      ],
      fill,
    );
    const shade = polygon(
      [
        [x, top],
        [x + half, h],
        [x + half * 0.15, h],
      ],
      darker(fill, 0.25),
      'opacity=".5"',
    );
    return slope + shade + cap(x, top, half);
  });
}

/** Five rows of waves, shorter toward the horizon. */
function waves({ p, w, h }: Canvas): string {
  return times(5, (i) => {
    const y = h * (0.6 + i * 0.085);
    const period = w / (7 - i);
    let d = `M${roundCoord(-period + i * 13)} ${roundCoord(y)}`;
    for (let x = -period; x < w + period; x += period)
      d += ` q${roundCoord(period / 4)} ${roundCoord(-13 - i * 2)} ${roundCoord(period / 2)} 0 t${roundCoord(period / 2)} 0`;
    return path(`${d} V${h} H-80Z`, mix(mix(p.far, p.c, 0.18), p.near, i * 0.23));
  });
}

/** Stalactites, with a stalagmite below every other one. */
function dripstones({ p, r, w, h }: Canvas): string {
  return times(9, (i) => {
    const x = w * (i / 8);
    const length = h * (0.14 + r.next() * 0.26);
    const hanging = polygon(
      [
        [x - 26, 0],
        [x + 26, 0],
        [x + 4, length],
      ],
      darker(p.near, 0.15),
    );
    if (i % 2 === 1) return hanging;
    const standing = polygon(
      [
        [x - 30, h],
        [x + 24, h],
        [x - 2, h - length * 0.55],
      ],
      darker(p.near, 0.3),
    );
    return hanging + standing;
  });
}

function crystals({ p, r, w, h }: Canvas, count: number): string {
  return times(count, () => {
    const x = r.next() * w;
    const y = h * (0.7 + r.next() * 0.22);
    const colour = r.pick([p.a, p.c, p.b]);
    const body = polygon(
      [
        [x, y - 20],
        [x + 8, y - 6],
        [x + 5, y + 16],
        [x - 5, y + 16],
        [x - 8, y - 6],
      ],
      colour,
      'opacity=".85"',
    );
    const facet = polygon(
      [
        [x, y - 20],
        [x + 8, y - 6],
        [x, y + 16],
      ],
      lighter(colour, 0.4),
      'opacity=".7"',
    );
    return body + facet;
  });
}
