import { roundCoord, type Canvas } from './brush';
import { FESTIVAL_PARTS } from './festivalParts';
import { LAND_PARTS } from './landParts';
import { PLANT_PARTS } from './plantParts';
import { isLength, length } from './scenePart';
import { SKY_PARTS } from './skyParts';
import { TOWN_PARTS } from './townParts';
import { parseFill, templateDrawer, type TemplatePart, type ParsePlaceholder } from './svgTemplate';

/**
 * The computed parts of a scene: those that repeat depending on the picture's size, and those with random
 * positions or sizes.
 */
const PARTS: ReadonlyMap<string, ParsePlaceholder<Canvas>> = new Map(
  Object.entries({ ...SKY_PARTS, ...LAND_PARTS, ...PLANT_PARTS, ...TOWN_PARTS, ...FESTIVAL_PARTS }),
);

/**
 * Fills `<name>.svg` of the template folder, which draws a whole picture of any size. Besides colors and
 * gradients (see {@link parseTemplate}), it may contain these placeholders:
 *
 * - `{w*0.5-24}`: a coordinate (see {@link length})
 * - `{hills h*0.6 26 far 3}`: a part (see `*Parts.ts`)
 */
export const drawScene = templateDrawer(parseSceneFill);

/** Parses a placeholder of a scene. */
export function parseSceneFill(tokens: string[]): TemplatePart<Canvas> {
  const [first = ''] = tokens;
  const parsePart = PARTS.get(first);
  if (parsePart !== undefined) {
    tokens.shift();
    return parsePart(tokens);
  }
  if (!isLength(first)) return parseFill(tokens);
  const coordinate = length(tokens);
  return (b) => String(roundCoord(coordinate(b)));
}
