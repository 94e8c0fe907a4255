import type { Canvas } from './brush';
import { drawScene } from './sceneTemplate';

/** The places of the fair and beyond it; each is drawn from the template `templates/backdrops/<name>.svg`. */
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

/** Draws the whole ground of a picture of any size. */
export function drawBackdrop(b: Canvas, id: BackdropId): string {
  return drawScene(b, `backdrops/${id}`);
}
