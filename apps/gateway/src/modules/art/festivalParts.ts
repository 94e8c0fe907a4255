import {
  repeatAround,
  circle,
  darker,
  ellipse,
  group,
  lighter,
  roundCoord,
  polygon,
  rect,
  star,
  stroke,
  times,
  type Canvas,
} from './brush';
import { length, part } from './scenePart';

/** Parts of scenes: festival decorations, lights and crowds. */
export const FESTIVAL_PARTS = {
  bunting: part([length, length, length], bunting),
  lanternString: part([length, length, length, length], lanternString),
  confettiDots: part([length], confettiDots),
  confetti: part([length], confetti),
  sparkles: part([length], sparkles),
  archBulbs: part([], archBulbs),
  spokes: part([], spokes),
  floorGrid: part([], floorGrid),
  crowd: part([length], crowd),
};

/** A string across the picture that sags in the middle, with the position of each item on it. */
function hang(
  { w }: Canvas,
  y: number,
  sag: number,
  count: number,
  draw: (index: number, x: number, y: number) => string,
): { line: string; things: string } {
  return {
    line: `M0 ${roundCoord(y)} Q${roundCoord(w / 2)} ${roundCoord(y + sag * 2)} ${roundCoord(w)} ${roundCoord(y)}`,
    things: times(count, (index) => {
      const t = (index + 0.5) / count;
      return draw(index, w * t, y + sag * 4 * t * (1 - t));
    }),
  };
}

/** A string of flags in the palette's colors. */
export function bunting(b: Canvas, y: number, sag: number, size: number): string {
  const { p, w } = b;
  const colours = [p.a, p.b, p.c, p.light];
  const count = Math.round(w / (size * 1.9));
  const { line, things } = hang(b, y, sag, count, (index, x, top) => {
    const lean = (0.5 - (index + 0.5) / count) * -24 * (sag / 40);
    return group(
      `rotate(${roundCoord(lean)} ${roundCoord(x)} ${roundCoord(top)})`,
      polygon(
        [
          [x - size * 0.62, top],
          [x + size * 0.62, top],
          [x, top + size * 1.35],
        ],
        colours[index % 4] ?? p.a,
      ),
    );
  });
  return stroke(line, darker(p.near, 0.1), 1.4) + things;
}

/** A string of lanterns, about one every `spacing` px. */
function lanternString(b: Canvas, y: number, sag: number, size: number, spacing: number): string {
  const { p, w } = b;
  const colours = [p.a, p.b, p.c];
  const { line, things } = hang(b, y, sag, Math.round(w / spacing), (index, x, top) =>
    lantern(b, x, top + size * 1.1, size, colours[index % 3] ?? p.a),
  );
  return stroke(line, p.ink, 1.2) + things;
}

function lantern(b: Canvas, x: number, y: number, size: number, colour: string): string {
  return (
    circle(x, y, size * 2.6, b.radial(colour, colour, { fade: true }), 'opacity=".4"') +
    ellipse(x, y, size, size * 0.86, colour) +
    ellipse(x, y, size * 0.45, size * 0.86, lighter(colour, 0.4), 'opacity=".6"') +
    rect(x - size * 0.35, y - size * 1.05, size * 0.7, size * 0.25, darker(colour, 0.5), 1) +
    rect(x - size * 0.35, y + size * 0.78, size * 0.7, size * 0.22, darker(colour, 0.5), 1) +
    stroke(
      `M${roundCoord(x)} ${roundCoord(y + size)} v${roundCoord(size * 0.6)}`,
      darker(colour, 0.3),
      size * 0.12,
    )
  );
}

/** Round confetti below the bunting. */
function confettiDots({ p, r, w, h }: Canvas, count: number): string {
  return times(count, () =>
    circle(r.next() * w, h * (0.3 + r.next() * 0.6), 2.2, r.pick([p.a, p.b, p.c])),
  );
}

/** Strips of confetti over the whole picture. */
function confetti({ p, r, w, h }: Canvas, count: number): string {
  return times(count, () => {
    const x = r.next() * w;
    const y = r.next() * h;
    return rect(
      x,
      y,
      4 + r.next() * 4,
      7,
      r.pick([p.a, p.b, p.c, p.light]),
      1,
      `transform="rotate(${r.int(0, 180)} ${roundCoord(x)} ${roundCoord(y)})"`,
    );
  });
}

/** Sparkles over the upper half of a cover. */
function sparkles({ p, r }: Canvas, count: number): string {
  return times(count, () =>
    star(
      20 + r.next() * 360,
      14 + r.next() * 150,
      6 + r.next() * 7,
      1.6,
      4,
      p.light,
      0,
      'opacity=".9"',
    ),
  );
}

/** Light bulbs along an arch. */
function archBulbs({ p, w, h }: Canvas): string {
  return times(25, (i) => {
    const t = Math.PI * (1 + i / 24);
    return circle(
      w * 0.5 + Math.cos(t) * w * 0.42,
      h * 0.52 + Math.sin(t) * h * 0.44,
      i % 2 === 0 ? 4.4 : 3.4,
      i % 2 === 0 ? p.light : p.b,
    );
  });
}

/** Thin rays around the center of the lower edge. */
function spokes({ p, w, h }: Canvas): string {
  return repeatAround(24, w / 2, h * 1.02, () =>
    rect(w / 2 - 0.8, h * 0.02, 1.6, h * 0.3, p.b, 0, 'opacity=".5"'),
  );
}

/**
 * The floor of an arcade: lines that meet at the horizon, and cross lines that get closer together toward it.
 */
function floorGrid({ p, w, h }: Canvas): string {
  return (
    times(6, (i) => rect(0, h * (0.7 + 0.3 * (i / 6) ** 1.7), w, 1.6, p.c, 0, 'opacity=".8"')) +
    times(17, (i) =>
      stroke(
        `M${roundCoord(w / 2 + (i - 8) * (w / 26))} ${roundCoord(h * 0.7)} L${roundCoord(w / 2 + (i - 8) * (w / 7))} ${h}`,
        p.c,
        1.2,
        'opacity=".65"',
      ),
    )
  );
}

/** Spectators on a stand that is lower in the middle. */
function crowd({ p, r, w, h }: Canvas, count: number): string {
  return times(count, () => {
    const x = r.next() * w;
    const dip = (1 - ((2 * x) / w - 1) ** 2) * h * 0.08;
    return circle(
      x,
      h * 0.43 + dip + r.next() * h * 0.22,
      2.3,
      r.pick([p.a, p.b, p.c, p.light]),
      'opacity=".7"',
    );
  });
}
