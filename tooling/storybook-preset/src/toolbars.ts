import { LANGUAGE_CODES, LANGUAGES } from '@perya/i18n';
import type { Preview } from '@storybook/react-vite';

import { BRANDS, DEFAULT_BRAND } from './brands.ts';
import { THEME_NAMES } from './themeNames.ts';

/** Text sizes of the browser, as percentages of the default; WCAG 1.4.4 asks for 200 %. */
const TEXT_SIZES = ['100', '125', '150', '200'];

/** The choices of a designer that apply to every story and page. */
export const INITIAL_GLOBALS: NonNullable<Preview['initialGlobals']> = {
  brand: DEFAULT_BRAND,
  theme: 'dark',
  language: 'EN',
  density: 'comfortable',
  textSize: '100',
};

export const TOOLBARS: NonNullable<Preview['globalTypes']> = {
  brand: {
    description: 'Brand pack',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: Object.entries(BRANDS).map(([value, { name }]) => ({ value, title: name })),
    },
  },
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'dark', title: THEME_NAMES.dark, icon: 'moon' },
        { value: 'light', title: THEME_NAMES.light, icon: 'sun' },
      ],
    },
  },
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        ...LANGUAGE_CODES.map((code) => ({ value: code, title: LANGUAGES[code].name })),
        { value: 'pseudo', title: 'Pseudo (finds text that is not translated)' },
      ],
    },
  },
  density: {
    description: 'Space between and inside components',
    toolbar: {
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: 'compact', title: 'Compact' },
        { value: 'comfortable', title: 'Comfortable' },
        { value: 'spacious', title: 'Spacious' },
      ],
    },
  },
  textSize: {
    description: "Text size, as set in the player's browser",
    toolbar: {
      icon: 'zoom',
      dynamicTitle: true,
      items: TEXT_SIZES.map((value) => ({ value, title: `Text ${value} %` })),
    },
  },
};
