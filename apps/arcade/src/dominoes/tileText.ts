import { pipsOf, type Tile } from '@perya/game-engines/dominoes';

/** A tile in texts: "3|5". */
export const tileText = (tile: Tile): string => pipsOf(tile).join('|');
