import { launchOptions } from '@perya/test-kit/browser';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/**
 * Every story is a test: it renders, its play function runs, and axe finds nothing. One project per
 * theme, because contrast is a matter of the theme.
 */
function storiesIn(theme: 'dark' | 'light') {
  return {
    plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme } })],
    // A dependency that is found in the middle of a run reloads the page, and results are lost: so the
    // stories are searched anew each time, and what an earlier run found is not trusted.
    optimizeDeps: { force: true },
    test: {
      name: `stories ${theme}`,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: launchOptions() }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}

export default defineConfig({
  test: { projects: [storiesIn('dark'), storiesIn('light')] },
});
