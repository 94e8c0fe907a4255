import {
  repeatAround,
  circle,
  darker,
  ellipse,
  group,
  lighter,
  roundCoord,
  times,
  type Brush,
} from './brush';
import { placeMotif, type MotifId } from './motifs';

/** Draws the motifs of a cover, 400 by 300. */
export type Layout = (b: Brush, motifs: readonly MotifId[]) => string;

/** Positions of the motifs on a cover; the first is the main motif. */
export const LAYOUTS: readonly Layout[] = [
  // One large motif on the ground.
  (b, m) =>
    halo(b, 200, 158, 150) + ground(b, 200, 266, 96) + placeMotif(b, motifAt(m, 0), 200, 166, 1.12),
  // Main motif on the left, a companion behind it.
  (b, m) =>
    halo(b, 160, 160, 140) +
    placeMotif(b, motifAt(m, 1), 292, 138, 0.72, 10) +
    ground(b, 166, 268, 100) +
    placeMotif(b, motifAt(m, 0), 164, 164, 1.14, -4),
  // Main motif on the right, two small ones rising.
  (b, m) =>
    halo(b, 244, 150, 150) +
    placeMotif(b, motifAt(m, 2), 88, 94, 0.46, -14) +
    placeMotif(b, motifAt(m, 1), 92, 206, 0.62, 8) +
    ground(b, 252, 270, 96) +
    placeMotif(b, motifAt(m, 0), 250, 164, 1.16, 4),
  // Close-up, cropped by the frame.
  (b, m) =>
    halo(b, 214, 180, 190) +
    placeMotif(b, motifAt(m, 1), 66, 92, 0.52, -16) +
    placeMotif(b, motifAt(m, 0), 226, 196, 1.62, b.r.int(-8, 8)),
  // Three in a row.
  (b, m) =>
    halo(b, 200, 170, 170) +
    ground(b, 200, 262, 160) +
    placeMotif(b, motifAt(m, 1), 88, 190, 0.76, -9) +
    placeMotif(b, motifAt(m, 2), 312, 190, 0.76, 9) +
    placeMotif(b, motifAt(m, 0), 200, 156, 1.06),
  // A medal: the main motif in a ring of lights.
  (b, m) =>
    circle(200, 156, 118, darker(b.p.mid, 0.15), 'opacity=".75"') +
    circle(200, 156, 108, b.radial(lighter(b.p.skyBottom, 0.2), b.p.far)) +
    times(22, (i) => {
      const t = (i / 22) * Math.PI * 2;
      return circle(
        200 + Math.cos(t) * 118,
        156 + Math.sin(t) * 118,
        i % 2 === 0 ? 5 : 3.4,
        i % 2 === 0 ? b.p.b : b.p.light,
      );
    }) +
    placeMotif(b, motifAt(m, 0), 200, 160, 0.98),
  // Small motifs in orbit.
  (b, m) =>
    halo(b, 200, 152, 160) +
    repeatAround(
      5,
      200,
      152,
      (i, angle) =>
        group(
          `rotate(${roundCoord(-angle)} 200 24)`,
          placeMotif(b, motifAt(m, 1 + (i % 3)), 200, 36, 0.34),
        ),
      b.r.int(0, 60),
    ) +
    placeMotif(b, motifAt(m, 0), 200, 158, 0.98),
  // Low and wide, with an empty sky.
  (b, m) =>
    placeMotif(b, motifAt(m, 3), 318, 78, 0.5, 12) +
    halo(b, 156, 196, 130) +
    ground(b, 150, 286, 110) +
    placeMotif(b, motifAt(m, 0), 150, 186, 1.1, -6) +
    placeMotif(b, motifAt(m, 1), 286, 226, 0.66, 6),
  // Two copies, mirrored.
  (b, m) =>
    halo(b, 200, 150, 170) +
    placeMotif(b, motifAt(m, 1), 200, 96, 0.6) +
    ground(b, 200, 268, 150) +
    (UNMIRRORABLE_MOTIFS.has(motifAt(m, 0))
      ? placeMotif(b, motifAt(m, 0), 118, 176, 0.86, -5)
      : group('translate(400 0) scale(-1 1)', placeMotif(b, motifAt(m, 0), 282, 176, 0.86, -5))) +
    placeMotif(b, motifAt(m, 0), 282, 176, 0.86, 5),
  // Falling from the sky.
  (b, m) =>
    times(6, (i) =>
      placeMotif(
        b,
        motifAt(m, 1 + (i % 3)),
        36 + i * 66,
        i % 2 === 0 ? 52 : 250,
        0.36,
        b.r.int(-30, 30),
      ),
    ) +
    halo(b, 200, 156, 140) +
    placeMotif(b, motifAt(m, 0), 200, 154, 1.04, b.r.int(-7, 7)),
];

/** Motifs with digits on them, which must not be mirrored. */
export const UNMIRRORABLE_MOTIFS: ReadonlySet<MotifId> = new Set<MotifId>([
  'lottoballs',
  'tambiolo',
  'ticket',
  'bingo',
  'racecar',
  'seven',
  'clock',
  'cards',
]);

/** The motif at an index; wraps around after the last one. */
export const motifAt = (motifs: readonly MotifId[], index: number): MotifId =>
  motifs[index % motifs.length] as MotifId;

function halo(b: Brush, x: number, y: number, r: number): string {
  return circle(x, y, r, b.radial(b.p.glow, b.p.glow, { fade: true }), 'opacity="0.55"');
}

function ground(b: Brush, x: number, y: number, rx: number): string {
  return ellipse(x, y, rx, rx * 0.14, b.p.ink, 'opacity=".38"');
}
