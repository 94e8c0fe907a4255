import { existsSync } from 'node:fs';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const executablePath = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
].find((path) => path !== undefined && path !== '' && existsSync(path));

/**
 * Every story is a test: it renders, its play function runs, and axe finds nothing. One project per
 * theme, because contrast is a matter of the theme.
 */
function storiesIn(theme: 'dark' | 'light') {
  return {
    plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme } })],
    test: {
      name: `stories ${theme}`,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            // Without one of these, Playwright's own download is used.
            ...(executablePath === undefined ? {} : { executablePath }),
            args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
          },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}

export default defineConfig({
  test: { projects: [storiesIn('dark'), storiesIn('light')] },
});
