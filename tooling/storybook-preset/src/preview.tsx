// First, as in the site's root: later styles may override it.
import '@perya/ui-kit/styles.css';

import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';

import { checkControls, enhanceControls } from './controls.ts';
import { DocsContainer } from './docs/DocsContainer.tsx';
import { DOC_BLOCKS } from './docs/blocks.tsx';
import { inheritedGlobals } from './docs/globals.ts';
import { loadEnvironment, prepareSession, withLook, withProviders } from './environment.tsx';
import { checkLongTexts } from './longTexts.ts';
import { checkOtherTheme, IS_TEST_RUN } from './otherTheme.ts';
import { checkPictures, watchPictures } from './pictures/checkPictures.ts';
import { INITIAL_GLOBALS, TOOLBARS } from './toolbars.ts';

import './preview.css';

// Content may load on demand, which is slow on a machine that plays all stories.
configure({ asyncUtilTimeout: 15_000 });

/** Toolbars, providers and checks for every story. */
export const preview: Preview = {
  initialGlobals: { ...INITIAL_GLOBALS, ...inheritedGlobals(Object.keys(INITIAL_GLOBALS)) },
  globalTypes: TOOLBARS,
  parameters: {
    layout: 'padded',
    // Passed rules are only listed in the Storybook UI; a test only needs violations.
    a11y: { test: 'error', options: IS_TEST_RUN ? { resultTypes: ['violations'] } : {} },
    backgrounds: { disabled: true },
    controls: { expanded: true, matchers: { date: /At$/ } },
    docs: { container: DocsContainer, components: DOC_BLOCKS, toc: { headingSelector: 'h2, h3' } },
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
  decorators: [withProviders, withLook],
  loaders: loadEnvironment,
  beforeEach: [prepareSession, watchPictures],
  argTypesEnhancers: [enhanceControls],
  afterEach: [checkControls, checkOtherTheme, checkLongTexts, checkPictures],
};
