import { hash32, seededRandom, type Random } from '@perya/game-engines/random';
import { themeOf } from '../games';
import { BACKDROPS, bunting } from './backdrops';
import {
  around,
  brush,
  circle,
  darker,
  group,
  lighter,
  n,
  path,
  polygon,
  rect,
  star,
  stroke,
  times,
  type Brush,
} from './brush';
import { drawMotif, type MotifId } from './motifs';
import { PALETTES } from './palettes';

/** Covers are drawn on this canvas: 4 by 3. */
export const COVER_WIDTH = 400;
const COVER_HEIGHT = 300;

export interface CoverSubject {
  id: string;
  theme: string;
  /** Place in its category's ranking: neighbours in a lobby get palettes and layouts far apart. */
  rank: number;
}

type Layout = (b: Brush, motifs: readonly MotifId[]) => string;

const W = COVER_WIDTH;
const H = COVER_HEIGHT;

const place = (
  b: Brush,
  id: MotifId,
  x: number,
  y: number,
  scale: number,
  turn = 0,
  more = '',
): string =>
  group(
    `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${Math.round(scale * 100) / 100}) translate(-100 -100)`,
    drawMotif(b, id),
    more,
  );

const halo = (b: Brush, x: number, y: number, r: number, opacity = 0.55): string =>
  circle(x, y, r, b.radial(b.p.glow, b.p.glow, { fade: true }), `opacity="${opacity}"`);

const ground = (b: Brush, x: number, y: number, rx: number): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(rx * 0.14)}" fill="${b.p.ink}" opacity=".38"/>`;

const at = (motifs: readonly MotifId[], index: number): MotifId =>
  motifs[index % motifs.length] as MotifId;

const LAYOUTS: readonly Layout[] = [
  // One hero, large, on the ground.
  (b, m) =>
    halo(b, 200, 158, 150) + ground(b, 200, 266, 96) + place(b, at(m, 0), 200, 166, 1.12, 0),
  // Hero to the left, a companion behind it.
  (b, m) =>
    halo(b, 160, 160, 140) +
    place(b, at(m, 1), 292, 138, 0.72, 10) +
    ground(b, 166, 268, 100) +
    place(b, at(m, 0), 164, 164, 1.14, -4),
  // Hero to the right, two small ones rising.
  (b, m) =>
    halo(b, 244, 150, 150) +
    place(b, at(m, 2), 88, 94, 0.46, -14) +
    place(b, at(m, 1), 92, 206, 0.62, 8) +
    ground(b, 252, 270, 96) +
    place(b, at(m, 0), 250, 164, 1.16, 4),
  // Close to the viewer: cropped by the frame.
  (b, m) =>
    halo(b, 214, 180, 190) +
    place(b, at(m, 1), 66, 92, 0.52, -16) +
    place(b, at(m, 0), 226, 196, 1.62, b.r.int(-8, 8)),
  // A trio on one line.
  (b, m) =>
    halo(b, 200, 170, 170) +
    ground(b, 200, 262, 160) +
    place(b, at(m, 1), 88, 190, 0.76, -9) +
    place(b, at(m, 2), 312, 190, 0.76, 9) +
    place(b, at(m, 0), 200, 156, 1.06),
  // A medal: the hero in a ring of lights.
  (b, m) =>
    circle(200, 156, 118, darker(b.p.mid, 0.15), 'opacity=".75"') +
    circle(200, 156, 108, b.radial(lighter(b.p.sky[1], 0.2), b.p.far)) +
    times(22, (i) => {
      const t = (i / 22) * Math.PI * 2;
      return circle(
        200 + Math.cos(t) * 118,
        156 + Math.sin(t) * 118,
        i % 2 === 0 ? 5 : 3.4,
        i % 2 === 0 ? b.p.b : b.p.light,
      );
    }) +
    place(b, at(m, 0), 200, 160, 0.98),
  // Small ones in orbit.
  (b, m) =>
    halo(b, 200, 152, 160) +
    around(
      5,
      200,
      152,
      (i, angle) =>
        group(`rotate(${n(-angle)} 200 24)`, place(b, at(m, 1 + (i % 3)), 200, 36, 0.34)),
      b.r.int(0, 60),
    ) +
    place(b, at(m, 0), 200, 158, 0.98),
  // Low and wide, with the sky to itself.
  (b, m) =>
    place(b, at(m, 3), 318, 78, 0.5, 12) +
    halo(b, 156, 196, 130) +
    ground(b, 150, 286, 110) +
    place(b, at(m, 0), 150, 186, 1.1, -6) +
    place(b, at(m, 1), 286, 226, 0.66, 6),
  // Two of a kind, mirrored.
  (b, m) =>
    halo(b, 200, 150, 170) +
    place(b, at(m, 1), 200, 96, 0.6) +
    ground(b, 200, 268, 150) +
    (LETTERED.has(at(m, 0))
      ? place(b, at(m, 0), 118, 176, 0.86, -5)
      : group('translate(400 0) scale(-1 1)', place(b, at(m, 0), 282, 176, 0.86, -5))) +
    place(b, at(m, 0), 282, 176, 0.86, 5),
  // Falling out of the sky.
  (b, m) =>
    times(6, (i) =>
      place(b, at(m, 1 + (i % 3)), 36 + i * 66, i % 2 === 0 ? 52 : 250, 0.36, b.r.int(-30, 30)),
    ) +
    halo(b, 200, 156, 140) +
    place(b, at(m, 0), 200, 154, 1.04, b.r.int(-7, 7)),
];

/** What stands between the viewer and the scene. */
const FOREGROUNDS: readonly ((b: Brush) => string)[] = [
  () => '',
  () => '',
  (b) => bunting(b, W, -4, 15, [b.p.a, b.p.b, b.p.c, b.p.light], 14),
  (b) =>
    times(26, () => {
      const x = b.r.next() * W;
      const y = b.r.next() * H;
      return rect(
        x,
        y,
        4 + b.r.next() * 4,
        7,
        b.r.pick([b.p.a, b.p.b, b.p.c, b.p.light]),
        1,
        `transform="rotate(${b.r.int(0, 180)} ${n(x)} ${n(y)})"`,
      );
    }),
  (b) =>
    [
      [0, 300, -58],
      [0, 300, -24],
      [400, 300, -122],
      [400, 300, -156],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        group(
          `translate(${x} ${y}) rotate(${turn})`,
          path('M0 0 Q60 -42 124 0 Q60 42 0 0Z', darker(b.p.near, 0.3)) +
            stroke('M0 0 H108', b.p.mid, 2),
        ),
      )
      .join(''),
  (b) =>
    times(7, () =>
      star(
        20 + b.r.next() * 360,
        14 + b.r.next() * 150,
        6 + b.r.next() * 7,
        1.6,
        4,
        b.p.light,
        0,
        'opacity=".9"',
      ),
    ),
  (b) =>
    times(9, (i) => {
      const x = i < 5 ? i * 22 - 6 : 400 - (i - 5) * 26;
      return (
        circle(x, 296 - (i % 2) * 7, 17, '#9c5b12') +
        circle(x, 292 - (i % 2) * 7, 17, b.linear('#ffe486', '#f2a52b', 60)) +
        circle(x, 292 - (i % 2) * 7, 11, 'none', 'stroke="#c47a17" stroke-width="2"')
      );
    }),
  (b) =>
    stroke('M30 0 V22 M352 0 V40', b.p.ink, 2) +
    [
      [30, 40, b.p.a],
      [352, 58, b.p.b],
    ]
      .map(
        ([x, y, colour]) =>
          circle(
            Number(x),
            Number(y),
            40,
            b.radial(String(colour), String(colour), { fade: true }),
            'opacity=".55"',
          ) +
          `<ellipse cx="${x}" cy="${y}" rx="17" ry="19" fill="${colour}"/><ellipse cx="${x}" cy="${y}" rx="7" ry="19" fill="${lighter(String(colour), 0.45)}" opacity=".6"/>`,
      )
      .join(''),
];

/**
 * The picture of a game, as SVG: the same game always gets the same one. No letters are drawn: the
 * card writes the name in the player's own font.
 */
export function coverSvg(subject: CoverSubject): string {
  const r = seededRandom(`cover:${subject.id}`);
  const theme = themeOf(subject.theme);
  // Stepping by a number coprime to the length walks the whole set before repeating one.
  const layout = LAYOUTS[(subject.rank * 3 + (hash32(subject.id) % 3)) % LAYOUTS.length] as Layout;
  const b = brush(paletteOf(subject), r);
  const motifs = cast(theme.motifs, r);
  const lettered = motifs.some((motif) => LETTERED.has(motif));
  const body =
    BACKDROPS[r.pick(theme.backdrops)](b, W, H) +
    layout(b, motifs) +
    r.pick(FOREGROUNDS)(b) +
    vignette(b);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">${b.defs()}${lettered || r.chance(0.5) ? body : group(`translate(${W} 0) scale(-1 1)`, body)}</svg>`;
}

/** Drawn with figures on them: a mirrored picture would turn them round. */
const LETTERED: ReadonlySet<MotifId> = new Set<MotifId>([
  'lottoballs',
  'tambiolo',
  'ticket',
  'bingo',
  'racecar',
  'seven',
  'clock',
  'cards',
]);

/** The hero stays first; its company changes from game to game. */
function cast(motifs: readonly MotifId[], r: Random): MotifId[] {
  return [at(motifs, 0), ...r.shuffled(motifs.slice(1))];
}

/** Darkens the lower edge, where the card's own marks and the next row begin. */
function vignette(b: Brush): string {
  return polygon(
    [
      [0, H],
      [W, H],
      [W, H * 0.82],
      [0, H * 0.82],
    ],
    b.fade(darker(b.p.near, 0.4)),
    'opacity=".5"',
  );
}

/** The place of a game without its hero, for behind the reels. */
export function backdropSvg(subject: CoverSubject, w = 1280, h = 800): string {
  const theme = themeOf(subject.theme);
  const b = brush(paletteOf(subject), seededRandom(`backdrop:${subject.id}`));
  const body = BACKDROPS[theme.backdrops[0]](b, w, h);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice">${b.defs()}${body}</svg>`;
}

const QUIET: Readonly<Record<'J' | 'K' | 'L' | 'M', string>> = {
  J: 'M100 172C20 118 30 40 72 40Q94 42 100 66Q106 42 128 40C170 40 180 118 100 172Z',
  K: 'M100 26L168 100L100 176L32 100Z',
  L: 'M100 34A34 34 0 0 1 130 86A34 34 0 1 1 112 128L124 172H76L88 128A34 34 0 1 1 70 86A34 34 0 0 1 100 34Z',
  M: 'M100 30C184 96 172 150 138 148Q118 144 110 128L124 172H76L90 128Q82 144 62 148C28 150 16 96 100 30Z',
};

/** What stands on the reels of a game: its own four things, four quiet ones, the wild and the scatter. */
export function symbolSvg(symbol: string, subject: CoverSubject): string | undefined {
  const b = brush(paletteOf(subject), seededRandom(`symbol:${subject.id}:${symbol}`));
  const body = symbolBody(b, symbol, themeOf(subject.theme).motifs);
  if (body === undefined) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -8 212 212" width="212" height="212">${b.defs()}${body}</svg>`;
}

function symbolBody(b: Brush, symbol: string, motifs: readonly MotifId[]): string | undefined {
  switch (symbol) {
    case 'A':
    case 'B':
    case 'C':
    case 'D':
      return drawMotif(b, at(motifs, 'ABCD'.indexOf(symbol)));
    case 'J':
    case 'K':
    case 'L':
    case 'M': {
      const colour = { J: '#e2506a', K: '#4d9de0', L: '#4fae7b', M: '#8c6fd1' }[symbol];
      return (
        path(QUIET[symbol], darker(colour, 0.4), 'transform="translate(0 8)"') +
        path(QUIET[symbol], b.linear(lighter(colour, 0.35), darker(colour, 0.1))) +
        path(
          QUIET[symbol],
          'none',
          `stroke="${lighter(colour, 0.6)}" stroke-width="4" stroke-linejoin="round" opacity=".7" transform="translate(16 16) scale(.84)"`,
        )
      );
    }
    case 'W':
      return (
        circle(100, 100, 100, b.radial('#ffe9a8', '#ffc94d', { fade: true }), 'opacity=".8"') +
        star(100, 100, 94, 74, 14, '#c8452c') +
        circle(100, 100, 70, b.linear('#ffe486', '#f2a52b')) +
        circle(100, 100, 60, 'none', 'stroke="#c8452c" stroke-width="4"') +
        stroke('M62 74L80 130L100 88L120 130L138 74', '#7a1f14', 15)
      );
    case 'S':
      return (
        circle(100, 100, 100, b.radial('#b9fff0', '#45d6c4', { fade: true }), 'opacity=".8"') +
        circle(100, 100, 88, '#0f4f56') +
        times(16, (i) => {
          const t = (i / 16) * Math.PI * 2;
          return circle(
            100 + Math.cos(t) * 79,
            100 + Math.sin(t) * 79,
            i % 2 === 0 ? 6.5 : 4.5,
            i % 2 === 0 ? '#ffe9a8' : '#45d6c4',
          );
        }) +
        circle(100, 100, 64, b.linear('#45d6c4', '#16828a')) +
        [
          [-1, '#ff947a'],
          [0, '#ffc94d'],
          [1, '#fff3dc'],
        ]
          .map(([place, colour]) =>
            polygon(
              [
                [100 + Number(place) * 34 - 15, 62],
                [100 + Number(place) * 34 + 15, 62],
                [100 + Number(place) * 34, 88],
              ],
              String(colour),
            ),
          )
          .join('') +
        stroke('M48 62H152', '#0f4f56', 4) +
        star(100, 120, 36, 16, 5, '#fff3dc')
      );
    default:
      return undefined;
  }
}

/** Under water only these: red water is another kind of picture. */
const WATER_PALETTES: readonly number[] = [2, 8, 17, 5, 15, 0, 4, 20];

function paletteOf(subject: CoverSubject): (typeof PALETTES)[number] {
  const shift = hash32(subject.theme);
  const isWater = themeOf(subject.theme).backdrops.every(
    (id) => id === 'reef' || id === 'deep' || id === 'beach' || id === 'seaNight',
  );
  const place = isWater
    ? WATER_PALETTES[(subject.rank * 3 + shift) % WATER_PALETTES.length]
    : (subject.rank * 5 + shift) % PALETTES.length;
  return PALETTES[place ?? 0] as (typeof PALETTES)[number];
}
