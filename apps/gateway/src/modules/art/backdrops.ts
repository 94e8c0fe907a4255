import type { Canvas } from './brush';
import { drawScene } from './sceneTemplate';

/** The settings of the fair and beyond. Each is drawn from `templates/backdrops/<name>.svg`. */
export const BACKDROPS = [
  'orchard',
  'sunburst',
  'rays',
  'stalls',
  'lanternStreet',
  'river',
  'rooftops',
  'night',
  'city',
  'fiesta',
  'bulbs',
  'deco',
  'beach',
  'reef',
  'deep',
  'fields',
  'sky',
  'sunset',
  'jungle',
  'moonrise',
  'temple',
  'mountains',
  'pond',
  'garden',
  'seaNight',
  'cave',
  'lava',
  'space',
  'grid',
  'curtain',
  'salon',
  'stadium',
] as const;

export type BackdropId = (typeof BACKDROPS)[number];

/** Draws the full background of a picture of any size. */
export function drawBackdrop(b: Canvas, id: BackdropId): string {
  return drawScene(b, `backdrops/${id}`);
}
