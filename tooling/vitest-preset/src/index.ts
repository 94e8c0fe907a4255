import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defaultExclude, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { Tier } from './tier.ts';

type ProjectConfig = NonNullable<TestProjectInlineConfiguration['test']>;

/** The export condition under which a workspace package answers with its source. */
export const SOURCE_CONDITION = '@perya/source';

/** Named by file: who is tested with them need not depend on them. */
const BESIDE = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const DOM = BESIDE('./setupDom.ts');
const STORY_PROVIDERS = BESIDE('../../storybook-preset/src/vitestSetup.ts');

const IS_DEEP = process.env['TEST_TIER'] === 'deep';
/** What only `pnpm test:deep` runs. */
const DEEP = '**/*.deep.test.{ts,tsx}';
/** Values of properties are the same in each run but those of the deep tier. */
const SEEDED = IS_DEEP ? [] : [BESIDE('./setupSeed.ts')];
/** The files of a worker find nothing of each other. */
const FRESH = [...SEEDED, BESIDE('./setupFresh.ts')];
const EXCLUDED = IS_DEEP ? defaultExclude : [...defaultExclude, DEEP];

/** What is tested as it runs on a server: no window, and libraries that have never seen one. */
const ON_SERVER = '**/*.server.test.{ts,tsx}';

interface PresetOptions {
  /** Package name, as shown in the report. */
  name: string;
  environment?: 'node' | 'jsdom';
  /** Composed stories get the providers that the stories have. */
  stories?: boolean;
  include?: string[];
  /** Tests of a package with a screen that run without a window, beside `*.server.test.ts`. */
  onServer?: string[];
  plugins?: Plugin[];
  /** Files of a worker share the package's modules, which keep nothing from one test to the next. */
  sharesModules?: boolean;
  /** Further configuration, merged over the preset's `test` block. */
  test?: ProjectConfig;
}

/**
 * How every package is tested: workspace packages from source; where there is a screen in a window, with
 * accessible queries, and what is a server's beside it without one. The projects of one run.
 */
export function projectsOf({
  name,
  environment = 'node',
  stories = false,
  include = ['src/**/*.test.{ts,tsx}'],
  onServer = [],
  plugins = [],
  sharesModules = false,
  test = {},
}: PresetOptions): TestProjectInlineConfiguration[] {
  const project = (own: ProjectConfig): TestProjectInlineConfiguration => ({
    plugins,
    resolve: { conditions: [SOURCE_CONDITION, 'module', 'browser', 'development|production'] },
    ssr: {
      resolve: { conditions: [SOURCE_CONDITION, 'module', 'node', 'development|production'] },
    },
    test: {
      // A machine that runs everything at once is slow, not wrong.
      testTimeout: 60_000,
      exclude: EXCLUDED,
      provide: { isDeep: IS_DEEP } satisfies Tier,
      expect: { poll: { timeout: 15_000 } },
      restoreMocks: true,
      unstubGlobals: true,
      css: { modules: { classNameStrategy: 'non-scoped' } },
      // With a worker for each file, loading libraries took more than half of the time.
      isolate: false,
      setupFiles: FRESH,
      ...own,
      ...test,
    },
  });
  if (environment === 'node') {
    return [project({ name, environment, include, ...(sharesModules && { setupFiles: SEEDED }) })];
  }
  return [
    project({
      name,
      environment,
      include,
      exclude: [...EXCLUDED, ON_SERVER, ...onServer],
      setupFiles: [...FRESH, DOM, ...(stories ? [STORY_PROVIDERS] : [])],
    }),
    project({
      name: `${name} (server)`,
      environment: 'node',
      // Libraries choose at their first import whether there is a window.
      isolate: true,
      setupFiles: SEEDED,
      include: [...include.map((files) => files.replace('.test.', '.server.test.')), ...onServer],
    }),
  ];
}

/** A package's `vitest.config.ts`. */
export const preset = (options: PresetOptions) =>
  defineConfig({ test: { projects: projectsOf(options) } });
