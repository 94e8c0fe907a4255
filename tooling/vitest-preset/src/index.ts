import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defaultExclude, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { Tier } from './tier.ts';

type ProjectConfig = NonNullable<TestProjectInlineConfiguration['test']>;

/** The export condition under which a workspace package resolves to its source. */
export const SOURCE_CONDITION = '@perya/source';

/** By path, so that tested packages needn't depend on them. */
const BESIDE = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const DOM = BESIDE('./setupDom.ts');
const STORY_PROVIDERS = BESIDE('../../storybook-preset/src/vitestSetup.ts');

const IS_DEEP = process.env['TEST_TIER'] === 'deep';
/** Only run by `pnpm test:deep`. */
const DEEP = '**/*.deep.test.{ts,tsx}';
/** Property tests use the same values in each run, except in the deep tier. */
const SEEDED = IS_DEEP ? [] : [BESIDE('./setupSeed.ts')];
/** Isolates the files of a worker from each other. */
const FRESH = [...SEEDED, BESIDE('./setupFresh.ts')];
const EXCLUDED = IS_DEEP ? defaultExclude : [...defaultExclude, DEEP];

/** Tests of server behavior: no window, and libraries that have never seen one. */
const ON_SERVER = '**/*.server.test.{ts,tsx}';

interface PresetOptions {
  /** Package name, as shown in the report. */
  name: string;
  environment?: 'node' | 'jsdom';
  /** Provides composed stories with the stories' decorators. */
  stories?: boolean;
  include?: string[];
  /** Tests without a window in a package with components, in addition to `*.server.test.ts`. */
  onServer?: string[];
  plugins?: Plugin[];
  /** Whether files of a worker share the package's modules, which must keep no state between tests. */
  sharesModules?: boolean;
  /** Further configuration, merged into the preset's `test` block. */
  test?: ProjectConfig;
}

/**
 * The Vitest projects of a package: workspace packages resolve to their source; components run in a window
 * with accessible queries, and server tests without one.
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
      // A machine that runs everything at once may be slow.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      exclude: EXCLUDED,
      provide: { isDeep: IS_DEEP } satisfies Tier,
      expect: { poll: { timeout: 15_000 } },
      restoreMocks: true,
      unstubGlobals: true,
      css: { modules: { classNameStrategy: 'non-scoped' } },
      // With one worker per file, loading libraries took more than half of the time.
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
      // Libraries check for a window when they're first imported.
      isolate: true,
      setupFiles: SEEDED,
      include: [...include.map((files) => files.replace('.test.', '.server.test.')), ...onServer],
    }),
  ];
}

/** A package's `vitest.config.ts`. */
export const preset = (options: PresetOptions) =>
  defineConfig({ test: { projects: projectsOf(options) } });
