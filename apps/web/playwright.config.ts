import { launchOptions } from '@perya/test-kit/browser';
import { defineConfig, devices } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IS_DEEP } from './e2e/tier';

// Drawing takes most of a platform's time: all of a run draw a picture once. The workers inherit it.
if (process.env['ART_DIR'] === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'perya-art-'));
  process.env['ART_DIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/**
 * What these try goes on between page and platform and is the same in every window: each is tried in
 * one of them, and the time that it would take in the other is saved. A test that needs one of the
 * windows is tagged `@wide` or `@narrow`.
 */
const ONLY_WIDE = [
  'activities',
  'agent-contracts',
  'agent-reports',
  'agent-site',
  'bad-input',
  'chat',
  'closing-account',
  'consent',
  'faults',
  'seo',
  'help',
  'install',
  'launch',
  'live-tables',
  'lottery-trends',
  'member-data',
  'member-profile',
  'member-protection',
  'member-records',
  'member-rewards',
  'member-security',
  'member-wallet',
  'new-platform',
  'operator-decisions',
  'operator-settings',
  'recover',
  'regional-lottery',
  'sandbox-games',
  'second-brand',
  'session',
];
const ONLY_NARROW = [
  'affiliate',
  'agent-team',
  'books-and-fish',
  'categories',
  'clipping',
  'guest-demo',
  'lottery',
  'member-deposit',
  'member-withdraw',
  'notices',
  'points-mall',
  'promotions',
  'register',
  'sign-in',
  'ways-in',
];
/** The tags of tests that a window leaves out, and of those that it leaves to `pnpm test:deep`. */
const NOT_WIDE = /@narrow\b/;
const NOT_NARROW = /@wide\b/;
const DEEP = { wide: /@(deep|deepWide)\b/, narrow: /@(deep|deepNarrow)\b/ };

/** A page of a journey is gone before V8's optimizing compilers have paid for themselves. */
const NO_OPTIMIZING_COMPILERS = '--js-flags=--no-maglev --no-turbofan';
const { executablePath, args } = launchOptions();

const specs = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

/** Journeys against the built site and gateway; each worker has a platform and a database of its own. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/seed.ts',
  outputDir: '../../reports/journeys',
  // A machine that shares its cores stands still for seconds at times: patience costs nothing where all is well.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    ['json', { outputFile: '../../reports/journeys.json' }],
    ['html', { outputFolder: '../../reports/journeys-report', open: 'never' }],
  ],
  use: {
    launchOptions: { executablePath, args: [...args, NO_OPTIMIZING_COMPILERS] },
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    // What a worker fetches is out of a journey's reach: only those about the worker have it (install.spec.ts).
    serviceWorkers: 'block',
    // What moves is drawn without a graphics card: an eighth of the machine for pictures that nobody sees.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // A trace of each journey would take a third of the machine: `--trace on` records the one that is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: specs(ONLY_NARROW),
      grepInvert: IS_DEEP ? NOT_WIDE : [NOT_WIDE, DEEP.wide],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: specs(ONLY_WIDE),
      grepInvert: IS_DEEP ? NOT_NARROW : [NOT_NARROW, DEEP.narrow],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
});
