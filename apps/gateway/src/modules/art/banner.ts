import { hash32, seededRandom } from '@perya/game-engines/random';
import { BACKDROPS, bunting, type BackdropId } from './backdrops';
import {
  brush,
  circle,
  darker,
  ellipse,
  group,
  lighter,
  n,
  polygon,
  rect,
  star,
  times,
  type Brush,
} from './brush';
import { drawMotif, type MotifId } from './motifs';
import { PALETTES } from './palettes';

/** The shapes of every banner; `share` is what others show of a link to a page, `card` a reward's. */
export const BANNER_CROPS = {
  wide: { width: 1280, height: 440 },
  phone: { width: 780, height: 520 },
  share: { width: 1200, height: 630 },
  card: { width: 780, height: 585 },
} as const;

export type BannerCrop = keyof typeof BANNER_CROPS;

/** What a banner shows: the first motif leads, up to four others stand around it. */
export interface BannerScene {
  backdrop: BackdropId;
  motifs: readonly [MotifId, MotifId, MotifId, ...MotifId[]];
  palette: number;
}

/**
 * A banner's picture as SVG. Its left third (on a phone its upper third) stays calm, so that a page
 * can set words over it; the picture itself carries no letters.
 */
export function bannerSvg(id: string, scene: BannerScene, crop: BannerCrop): string {
  const { width: w, height: h } = BANNER_CROPS[crop];
  const palette = PALETTES[scene.palette % PALETTES.length] as (typeof PALETTES)[number];
  const b = brush(palette, seededRandom(`banner:${id}`));
  const body =
    BACKDROPS[scene.backdrop](b, w, h) +
    calm(b, w, h, crop) +
    company(b, w, h, crop, scene.motifs) +
    bunting(b, w, -6, h * 0.05, [b.p.a, b.p.b, b.p.c, b.p.light], h * 0.045) +
    confetti(b, w, h);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${b.defs()}${body}</svg>`;
}

function calm(b: Brush, w: number, h: number, crop: BannerCrop): string {
  // Nobody sets words over it.
  if (crop === 'share' || crop === 'card') return '';
  const shade = darker(b.p.near, 0.35);
  return crop === 'wide'
    ? ellipse(
        w * 0.16,
        h * 0.5,
        w * 0.46,
        h * 0.95,
        b.radial(shade, shade, { fade: true }),
        'opacity=".72"',
      )
    : ellipse(
        w * 0.3,
        h * 0.22,
        w * 0.72,
        h * 0.5,
        b.radial(shade, shade, { fade: true }),
        'opacity=".6"',
      );
}

function company(
  b: Brush,
  w: number,
  h: number,
  crop: BannerCrop,
  motifs: BannerScene['motifs'],
): string {
  const [hero, second, third, fourth, fifth] = motifs;
  const centre = {
    wide: { x: w * 0.705, y: h * 0.56, s: h / 268 },
    phone: { x: w * 0.5, y: h * 0.62, s: h / 345 },
    share: { x: w * 0.5, y: h * 0.56, s: h / 290 },
    card: { x: w * 0.5, y: h * 0.58, s: h / 345 },
  }[crop];
  // The upper two come closer where the picture is narrow, or words stand beside it.
  const reach = { wide: 0.8, phone: 0.86, share: 1, card: 0.86 }[crop];
  const around: [MotifId | undefined, number, number, number, number][] = [
    [fourth, -236 * reach, -62, 0.48, -12],
    [fifth, 236 * reach - 22, -74, 0.46, 12],
    [second, -170, 34, 0.78, -8],
    [third, 166, 38, 0.74, 8],
  ];
  const glow = circle(
    centre.x,
    centre.y,
    h * 0.72,
    b.radial(b.p.glow, b.p.glow, { fade: true }),
    'opacity=".6"',
  );
  const floor = ellipse(
    centre.x,
    centre.y + 104 * centre.s,
    250 * centre.s,
    20 * centre.s,
    b.p.ink,
    'opacity=".32"',
  );
  return (
    glow +
    floor +
    around
      .map(([id, dx, dy, scale, turn]) =>
        id === undefined
          ? ''
          : put(b, id, centre.x + dx * centre.s, centre.y + dy * centre.s, scale * centre.s, turn),
      )
      .join('') +
    put(b, hero, centre.x, centre.y, 1.12 * centre.s, 0)
  );
}

function put(b: Brush, id: MotifId, x: number, y: number, scale: number, turn: number): string {
  return group(
    `translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${Math.round(scale * 100) / 100}) translate(-100 -100)`,
    drawMotif(b, id),
  );
}

function confetti(b: Brush, w: number, h: number): string {
  return times(16, (index) => {
    const x = w * (0.36 + b.r.next() * 0.62);
    const y = h * (0.12 + b.r.next() * 0.6);
    const colour = b.r.pick([b.p.a, b.p.b, b.p.c, b.p.light]);
    return index % 4 === 0
      ? star(x, y, h * 0.022, h * 0.005, 4, b.p.light)
      : rect(
          x,
          y,
          h * 0.012,
          h * 0.022,
          colour,
          1,
          `transform="rotate(${b.r.int(0, 180)} ${n(x)} ${n(y)})"`,
        );
  });
}

const MARK_MOTIFS: readonly MotifId[] = [
  'lantern',
  'parol',
  'kite',
  'fan',
  'crown',
  'gem',
  'moon',
  'flower',
  'fish',
  'shell',
  'rocket',
  'bell',
  'drum',
  'butterfly',
  'clover',
  'mountain',
  'torch',
  'mask',
  'ferris',
  'tent',
  'star',
  'chili',
  'mango',
  'coffee',
  'gear',
  'planet',
  'jar',
  'bird',
  'ring',
  'orchid',
  'mushroom',
  'pearl',
  'horseshoe',
  'hut',
  'palm',
  'cat',
  'parrot',
  'tarsier',
  'jellyfish',
  'turtle',
  'dice',
  'cards',
  'chips',
  'domino',
  'basketball',
  'sword',
  'controller',
  'headphones',
  'shield',
  'trophy',
  'rooster',
  'clock',
  'ticket',
  'compass',
];

/** A vendor's mark: one small thing on a badge, told apart by shape, colours and thing. */
export function vendorMarkSvg(code: string, position: number): string {
  const palette = PALETTES[(position * 7 + 3) % PALETTES.length] as (typeof PALETTES)[number];
  const b = brush(palette, seededRandom(`mark:${code}`));
  const fill = b.linear(lighter(b.p.sky[1], 0.08), b.p.sky[0], 60);
  const edge = `stroke="${b.p.b}" stroke-width="4"`;
  const badges: readonly string[] = [
    circle(48, 48, 44, fill, edge),
    rect(5, 5, 86, 86, fill, 24, edge),
    polygon(
      [
        [48, 3],
        [88, 25],
        [88, 71],
        [48, 93],
        [8, 71],
        [8, 25],
      ],
      fill,
      `${edge} stroke-linejoin="round"`,
    ),
    star(48, 48, 46, 40, 12, fill, -90, `${edge} stroke-linejoin="round"`),
    `<path d="M48 4Q70 14 90 14Q92 70 48 92Q4 70 6 14Q26 14 48 4Z" fill="${fill}" ${edge}/>`,
    `<path d="M8 20A14 14 0 0 1 22 6H74A14 14 0 0 1 88 20V78L48 92L8 78Z" fill="${fill}" ${edge} stroke-linejoin="round"/>`,
  ];
  const badge = badges[(position + hash32(code)) % badges.length] ?? '';
  const motif = drawMotif(b, MARK_MOTIFS[position % MARK_MOTIFS.length] as MotifId);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">${b.defs()}${badge}${group('translate(21 21) scale(.27)', motif)}</svg>`;
}
