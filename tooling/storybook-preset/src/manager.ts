import { addons } from 'storybook/manager-api';

import { THEMES } from './theme.ts';

const prefersLight = matchMedia('(prefers-color-scheme: light)').matches;

addons.setConfig({
  theme: THEMES[prefersLight ? 'light' : 'dark'],
  sidebar: { showRoots: true },
});
