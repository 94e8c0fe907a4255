import { launchOptions } from '@perya/test-kit/browser';
import { defineConfig, devices } from '@playwright/test';

/** Journeys against the built site and gateway; each worker has a platform and a database of its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../reports/journeys',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../../reports/journeys.json' }]],
  use: {
    launchOptions: launchOptions(),
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
});
