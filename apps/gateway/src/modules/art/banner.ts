import { hash32, seededRandom } from '@perya/game-engines/random';
import { drawBackdrop, type BackdropId } from './backdrops';
import {
  brush,
  canvas,
  circle,
  darker,
  ellipse,
  group,
  roundCoord,
  rect,
  star,
  times,
  type Canvas,
} from './brush';
import { drawMotif, placeMotif, type MotifId } from './motifs';
import { PALETTES } from './palettes';
import { bunting } from './festivalParts';
import { drawTemplate } from './svgTemplate';

/** The crops of every banner; `share` is for link previews, `card` for a reward's card. */
export const BANNER_CROPS = {
  wide: { width: 1280, height: 440 },
  phone: { width: 780, height: 520 },
  share: { width: 1200, height: 630 },
  card: { width: 780, height: 585 },
} as const;

export type BannerCrop = keyof typeof BANNER_CROPS;

/** The contents of a banner: the first motif is the main one, with up to four others around it. */
export interface BannerScene {
  backdrop: BackdropId;
  motifs: readonly [MotifId, MotifId, MotifId, ...MotifId[]];
  palette: number;
}

/**
 * A banner as SVG. The left third (the upper third on a phone) has little detail, so that a page can put text
 * on it. The picture itself contains no letters.
 */
export function bannerSvg(id: string, scene: BannerScene, crop: BannerCrop): string {
  const { width: w, height: h } = BANNER_CROPS[crop];
  const palette = PALETTES[scene.palette % PALETTES.length] as (typeof PALETTES)[number];
  const b = canvas(palette, seededRandom(`banner:${id}`), w, h);
  const body =
    drawBackdrop(b, scene.backdrop) +
    calm(b, crop) +
    company(b, crop, scene.motifs) +
    bunting(b, -6, h * 0.05, h * 0.045) +
    confetti(b);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${b.defs()}${body}</svg>`;
}

function calm(b: Canvas, crop: BannerCrop): string {
  const { w, h } = b;
  // No text is placed on these crops.
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

function company(b: Canvas, crop: BannerCrop, motifs: BannerScene['motifs']): string {
  const { w, h } = b;
  const [hero, second, third, fourth, fifth] = motifs;
  const centre = {
    wide: { x: w * 0.705, y: h * 0.56, s: h / 268 },
    phone: { x: w * 0.5, y: h * 0.62, s: h / 345 },
    share: { x: w * 0.5, y: h * 0.56, s: h / 290 },
    card: { x: w * 0.5, y: h * 0.58, s: h / 345 },
  }[crop];
  // The upper two motifs are closer together if the picture is narrow or has text beside it.
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
          : placeMotif(
              b,
              id,
              centre.x + dx * centre.s,
              centre.y + dy * centre.s,
              scale * centre.s,
              turn,
            ),
      )
      .join('') +
    placeMotif(b, hero, centre.x, centre.y, 1.12 * centre.s)
  );
}

function confetti({ p, r, w, h }: Canvas): string {
  return times(16, (index) => {
    const x = w * (0.36 + r.next() * 0.62);
    const y = h * (0.12 + r.next() * 0.6);
    const colour = r.pick([p.a, p.b, p.c, p.light]);
    return index % 4 === 0
      ? star(x, y, h * 0.022, h * 0.005, 4, p.light)
      : rect(
          x,
          y,
          h * 0.012,
          h * 0.022,
          colour,
          1,
          `transform="rotate(${r.int(0, 180)} ${roundCoord(x)} ${roundCoord(y)})"`,
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

/** The shapes of vendor marks, by template name. */
const BADGES = ['circle', 'square', 'hexagon', 'seal', 'shield', 'pennant'] as const;

/** A vendor's mark: a small motif on a badge, distinguished by shape, colors and motif. */
export function vendorMarkSvg(code: string, position: number): string {
  const palette = PALETTES[(position * 7 + 3) % PALETTES.length] as (typeof PALETTES)[number];
  const b = brush(palette, seededRandom(`mark:${code}`));
  const badge = BADGES[(position + hash32(code)) % BADGES.length] as (typeof BADGES)[number];
  const ground = drawTemplate(b, `badges/${badge}`);
  const motif = drawMotif(b, MARK_MOTIFS[position % MARK_MOTIFS.length] as MotifId);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">${b.defs()}${ground}${group('translate(21 21) scale(.27)', motif)}</svg>`;
}
