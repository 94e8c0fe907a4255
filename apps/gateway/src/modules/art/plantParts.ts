import {
  repeatAround,
  circle,
  darker,
  ellipse,
  group,
  lighter,
  mix,
  roundCoord,
  path,
  polygon,
  rect,
  stroke,
  times,
  type Canvas,
} from './brush';
import { colour, length, part } from './scenePart';

/** Parts of scenes: plants. */
export const PLANT_PARTS = {
  palm: part([length, length, length, colour, length], (_, ...shape) => palm(...shape)),
  fruitTrees: part([], fruitTrees),
  firs: part([], firs),
  trunks: part([], trunks),
  vines: part([], vines),
  upperLeaves: part([colour], upperLeaves),
  lowerLeaves: part([colour], lowerLeaves),
  grass: part([], grass),
  flowers: part([], flowers),
  waterLilies: part([length], waterLilies),
  reeds: part([], reeds),
  seaweed: part([], seaweed),
};

/** A palm that leans sideways by `lean` of its height. */
function palm(x: number, y: number, size: number, fill: string, lean: number): string {
  const topX = x + lean * size;
  const topY = y - size;
  const leaf = (angle: number): string =>
    group(
      `rotate(${angle} ${roundCoord(topX)} ${roundCoord(topY)})`,
      path(
        `M${roundCoord(topX)} ${roundCoord(topY)} q${roundCoord(size * 0.3)} ${roundCoord(-size * 0.22)} ${roundCoord(size * 0.62)} ${roundCoord(size * 0.1)} q${roundCoord(-size * 0.34)} ${roundCoord(-size * 0.06)} ${roundCoord(-size * 0.62)} ${roundCoord(-size * 0.02)}Z`,
        fill,
      ),
    );
  const trunk = `M${roundCoord(x)} ${roundCoord(y)} Q${roundCoord(x + lean * size * 0.2)} ${roundCoord(y - size * 0.5)} ${roundCoord(topX)} ${roundCoord(topY)}`;
  return stroke(trunk, fill, size * 0.06) + [-10, 28, 70, 150, 190, 235].map(leaf).join('');
}

/** A row of fruit trees. */
function fruitTrees({ p, r, w, h }: Canvas): string {
  return times(7, (i) => {
    const x = w * (i / 6.2);
    const y = h * (0.63 + (i % 2) * 0.06);
    return (
      rect(x - 3, y, 6, 30, darker(p.near)) +
      circle(x, y - 8, 25, p.mid) +
      circle(x - 9, y - 14, 15, lighter(p.mid, 0.13)) +
      times(4, () => circle(x + (r.next() - 0.5) * 36, y - 8 + (r.next() - 0.5) * 32, 3.4, p.a))
    );
  });
}

function firs({ p, r, w, h }: Canvas): string {
  return times(11, (i) =>
    polygon(
      [
        [w * (i / 10) - 13, h * 0.92],
        [w * (i / 10), h * (0.68 + r.next() * 0.1)],
        [w * (i / 10) + 13, h * 0.92],
      ],
      p.mid,
    ),
  );
}

function trunks({ p, r, w, h }: Canvas): string {
  return times(6, (i) =>
    rect(
      w * (0.05 + i * 0.18),
      0,
      8 + r.next() * 14,
      h,
      mix(p.mid, p.near, 0.2 + (i % 2) * 0.4),
      0,
      'opacity=".75"',
    ),
  );
}

function vines({ p, r, w, h }: Canvas): string {
  return times(5, (i) =>
    stroke(
      `M${roundCoord(w * (0.12 + i * 0.2))} 0 q${r.int(-24, 24)} ${roundCoord(h * 0.2)} ${r.int(-6, 6)} ${roundCoord(h * (0.2 + r.next() * 0.25))}`,
      mix(p.c, p.near, 0.5),
      3,
    ),
  );
}

/** Large leaves in both upper corners. */
function upperLeaves(b: Canvas, fill: string): string {
  return leaves(b, 0, 0, 45, fill) + leaves(b, b.w, 0, 135, fill);
}

/** Large leaves in both lower corners. */
function lowerLeaves(b: Canvas, fill: string): string {
  return leaves(b, 0, b.h, -45, fill) + leaves(b, b.w, b.h, -135, fill);
}

function leaves({ r }: Canvas, x: number, y: number, turn: number, fill: string): string {
  const leaf = (angle: number, size: number): string =>
    group(
      `rotate(${angle})`,
      path(
        `M0 0 Q${roundCoord(size * 0.5)} ${roundCoord(-size * 0.32)} ${size} 0 Q${roundCoord(size * 0.5)} ${roundCoord(size * 0.32)} 0 0Z`,
        fill,
      ) + stroke(`M0 0 H${roundCoord(size * 0.9)}`, lighter(fill, 0.12), 1.4),
    );
  return group(
    `translate(${x} ${y})`,
    [-52, -26, 0, 28, 54].map((offset) => leaf(turn + offset, 70 + r.next() * 45)).join(''),
  );
}

/** Tufts of grass along the lower edge. */
function grass({ p, w, h }: Canvas): string {
  return times(22, (i) =>
    stroke(
      `M${roundCoord((w / 22) * i + 4)} ${h} q-3 -12 -6 -17 m6 17 q1 -13 3 -20 m-3 20 q5 -10 9 -14`,
      mix(p.c, p.near, 0.35),
      1.8,
    ),
  );
}

function flowers({ p, r, w, h }: Canvas): string {
  return times(24, (i) => {
    const x = (w / 23) * i;
    const y = h * (0.78 + r.next() * 0.15);
    const colour = r.pick([p.a, p.b, p.light, p.c]);
    return (
      stroke(
        `M${roundCoord(x)} ${h} L${roundCoord(x)} ${roundCoord(y)}`,
        mix(p.c, p.near, 0.5),
        2,
      ) +
      repeatAround(5, x, y, () => ellipse(x, y - 5, 3.4, 5, colour)) +
      circle(x, y, 2.6, p.ink)
    );
  });
}

function waterLilies({ p, r, w, h }: Canvas, count: number): string {
  return times(count, () => {
    const x = r.next() * w;
    const y = h * (0.56 + r.next() * 0.4);
    const s = 14 + r.next() * 20;
    return path(
      `M${roundCoord(x)} ${roundCoord(y)} L${roundCoord(x + s)} ${roundCoord(y - s * 0.16)} A${roundCoord(s)} ${roundCoord(s * 0.4)} 0 1 1 ${roundCoord(x + s * 0.9)} ${roundCoord(y + s * 0.2)}Z`,
      mix('#5fae57', p.mid, 0.35),
    );
  });
}

/** Reeds at both sides. */
function reeds({ p, r, w, h }: Canvas): string {
  return times(8, (i) =>
    stroke(
      `M${roundCoord(w * (i < 4 ? 0.02 + i * 0.04 : 0.84 + (i - 4) * 0.045))} ${roundCoord(h * 0.95)} q4 ${roundCoord(-h * 0.2)} ${r.int(-5, 9)} ${roundCoord(-h * (0.3 + r.next() * 0.2))}`,
      mix(p.c, p.near, 0.5),
      3.4,
    ),
  );
}

/** Seaweed along the lower edge. */
function seaweed(b: Canvas): string {
  const { p, r, w, h } = b;
  return times(7, (i) => {
    const x = w * (i / 6);
    const height = 50 + r.next() * 70;
    const side = r.chance(0.5) ? 1 : -1;
    return path(
      `M${roundCoord(x - 6)} ${roundCoord(h)} q${roundCoord(-14 * side)} ${roundCoord(-height * 0.35)} ${roundCoord(2 * side)} ${roundCoord(-height * 0.62)} q${roundCoord(8 * side)} ${roundCoord(-height * 0.2)} ${roundCoord(2 * side)} ${roundCoord(-height * 0.38)} q${roundCoord(22 * side)} ${roundCoord(height * 0.25)} ${roundCoord(8 * side)} ${roundCoord(height * 0.5)} q${roundCoord(-10 * side)} ${roundCoord(height * 0.3)} ${roundCoord(4)} ${roundCoord(height * 0.5)}Z`,
      i % 2 === 0 ? mix(p.c, p.mid, 0.45) : mix(p.a, p.mid, 0.5),
    );
  });
}
