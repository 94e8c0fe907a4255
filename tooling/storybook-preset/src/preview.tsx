import type { Preview } from '@storybook/react-vite';

import { withLanguage, withTheme } from './environment.tsx';

import '@perya/ui-kit/styles.css';
import './preview.css';

/** Toolbars, providers and checks around every story. */
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
          { value: 'TY', title: 'Tagalog' },
          { value: 'EN', title: 'English' },
          { value: 'CN', title: '简体中文' },
          { value: 'ID', title: 'Bahasa Indonesia' },
          { value: 'TH', title: 'ไทย' },
          { value: 'VI', title: 'Tiếng Việt' },
          { value: 'FIL', title: 'Filipino' },
          { value: 'pseudo', title: 'Pseudo (finds text that is not translated)' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
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
  decorators: [withLanguage, withTheme],
};
