// First, as in the site's root: later styles may override it.
import '@perya/ui-kit/styles.css';

import { LANGUAGE_CODES, LANGUAGES } from '@perya/i18n';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';

import { loadEnvironment, prepareSession, withProviders, withTheme } from './environment.tsx';
import { checkLongTexts } from './longTexts.ts';
import { checkOtherTheme, IS_TEST_RUN } from './otherTheme.ts';

import './preview.css';

// Content may load on demand, which is slow on a machine that plays all stories.
configure({ asyncUtilTimeout: 15_000 });

/** Toolbars, providers and checks for every story. */
export const preview: Preview = {
  initialGlobals: { theme: 'dark', language: 'EN' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark (gabi)', icon: 'moon' },
          { value: 'light', title: 'Light (araw)', icon: 'sun' },
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
  },
  parameters: {
    layout: 'padded',
    // Passed rules are only listed in the Storybook UI; a test only needs violations.
    a11y: { test: 'error', options: IS_TEST_RUN ? { resultTypes: ['violations'] } : {} },
    backgrounds: { disabled: true },
    controls: { expanded: true, matchers: { date: /At$/ } },
    options: { storySort: { method: 'alphabetical' } },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: {
          name: 'Tablet 820',
          styles: { width: '820px', height: '1180px' },
          type: 'tablet',
        },
        desktop: {
          name: 'Desktop 1440',
          styles: { width: '1440px', height: '900px' },
          type: 'desktop',
        },
      },
    },
  },
  // The last one is the outermost.
  decorators: [withProviders, withTheme],
  loaders: loadEnvironment,
  beforeEach: prepareSession,
  afterEach: [checkOtherTheme, checkLongTexts],
};
