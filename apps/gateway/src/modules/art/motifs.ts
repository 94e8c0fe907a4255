import { group, roundCoord, type Brush } from './brush';
import { COMPUTED_MOTIFS } from './computedMotifs';
import { drawTemplate } from './svgTemplate';

/** Everything a picture can show. Most are drawn from `templates/motifs/<name>.svg`. */
export const MOTIFS = [
  // Fruit
  'mango',
  'calamansi',
  'watermelon',
  'pineapple',
  'cherry',
  'chili',
  'palm',
  // Sea
  'fish',
  'shark',
  'shell',
  'pearl',
  'coral',
  'crab',
  'octopus',
  'jellyfish',
  'turtle',
  // Lights and festivals
  'lantern',
  'parol',
  'firework',
  'mask',
  'drum',
  'guitar',
  'fan',
  'ferris',
  'tent',
  'ticket',
  'kite',
  'disco',
  'headphones',
  'bell',
  // Animals
  'carabao',
  'tarsier',
  'tiger',
  'monkey',
  'parrot',
  'eagle',
  'bird',
  'frog',
  'cat',
  'butterfly',
  'rooster',
  // Garden
  'flower',
  'orchid',
  'clover',
  'rice',
  'bamboo',
  'mushroom',
  'hut',
  // City and food
  'jeepney',
  'skewer',
  'bowl',
  'dumpling',
  'halohalo',
  'icecream',
  'coffee',
  // Myth
  'dragon',
  'bakunawa',
  'potion',
  'idol',
  'torch',
  // Adventure
  'volcano',
  'mountain',
  'galleon',
  'chest',
  'compass',
  'jar',
  'train',
  'clock',
  // Treasure
  'gem',
  'ring',
  'crown',
  'coin',
  'star',
  'moon',
  'cloud',
  'horseshoe',
  'seven',
  // Space
  'rocket',
  'planet',
  'ufo',
  'robot',
  'gear',
  // Tables
  'cards',
  'chips',
  'roulette',
  'dice',
  'colordice',
  'wheel',
  'mahjong',
  'domino',
  'bingo',
  // Arena
  'football',
  'basketball',
  'volleyball',
  'tennis',
  'glove',
  'trophy',
  'racecar',
  'sword',
  'shield',
  'controller',
  'bomb',
  'plinko',
  'lottoballs',
  'tambiolo',
] as const;

export type MotifId = (typeof MOTIFS)[number];

const computed: Partial<Record<MotifId, (b: Brush) => string>> = COMPUTED_MOTIFS;

/** Draws a motif in a 200 by 200 box, with its base at y = 185 and centered on x = 100. */
export function drawMotif(b: Brush, id: MotifId): string {
  return computed[id]?.(b) ?? drawTemplate(b, `motifs/${id}`);
}

/** Draws a motif centered on a point. */
export function placeMotif(
  b: Brush,
  id: MotifId,
  x: number,
  y: number,
  scale: number,
  turn = 0,
): string {
  return group(
    `translate(${roundCoord(x)} ${roundCoord(y)}) rotate(${turn}) scale(${Math.round(scale * 100) / 100}) translate(-100 -100)`,
    drawMotif(b, id),
  );
}
