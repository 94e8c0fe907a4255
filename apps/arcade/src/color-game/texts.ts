import type { Color } from '@perya/game-engines/color-game';
import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

/** The texts of the color game tables. */
export const colorGameCatalogue = defineCatalogue<typeof en>(
  'colorGame',
  (language) => import(`./locales/${language}.json`),
);

export const useColorGameT = () => useCatalogue(colorGameCatalogue);

/** The names of the colors. */
export const COLOR_KEYS = {
  yellow: 'yellow',
  white: 'white',
  pink: 'pink',
  blue: 'blue',
  red: 'red',
  green: 'green',
} as const satisfies Record<Color, string>;
