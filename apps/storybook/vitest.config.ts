import { launchOptions } from '@perya/test-kit/browser';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultExclude, defineConfig } from 'vitest/config';

/**
 * Every story is a test: it renders, its play function runs, its pictures load, axe finds nothing, long texts fit on a narrow
 * phone (`checkLongTexts` of the preset), and a sample has enough contrast in the other theme
 * (`checkOtherTheme`).
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  // A dependency that is found in the middle of a run reloads the page, and results are lost: so the
  // stories are searched again each time, and what an earlier run found is not trusted.
  optimizeDeps: { force: true },
  test: {
    name: 'stories',
    // The plugin includes docs pages, which have no tests; `pnpm test docs` opens them.
    exclude: [...defaultExclude, '**/*.mdx', '../../**/*.mdx'],
    // Seen by the preset as `import.meta.env`.
    env: { TEST_TIER: process.env['TEST_TIER'] ?? '' },
    // As in the Storybook itself: stories stand after one another in one page, which is loaded once.
    isolate: false,
    maxWorkers: 2,
    // A machine that plays all of them is slow, not wrong.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});
