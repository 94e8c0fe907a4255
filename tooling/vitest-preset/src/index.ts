import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** The export condition under which a workspace package answers with its source. */
export const SOURCE_CONDITION = '@perya/source';

/** Named by file: who is tested with them need not depend on them. */
const DOM = fileURLToPath(new URL('./setup-dom.ts', import.meta.url));
const STORY_PROVIDERS = fileURLToPath(
  new URL('../../storybook-preset/src/vitest-setup.ts', import.meta.url),
);

interface PresetOptions {
  /** Package name, as shown in the report. */
  name: string;
  environment?: 'node' | 'jsdom';
  /** Composed stories get the providers that the stories have. */
  stories?: boolean;
  /** Further configuration, merged over the preset's `test` block. */
  test?: NonNullable<ViteUserConfig['test']>;
}

/** How every package is tested: workspace packages from source, jsdom with accessible queries where there is a screen. */
export function preset({ name, environment = 'node', stories = false, test = {} }: PresetOptions) {
  const setupFiles = environment === 'jsdom' ? [DOM] : [];
  if (stories) setupFiles.push(STORY_PROVIDERS);
  return defineConfig({
    resolve: { conditions: [SOURCE_CONDITION, 'module', 'browser', 'development|production'] },
    ssr: {
      resolve: { conditions: [SOURCE_CONDITION, 'module', 'node', 'development|production'] },
    },
    test: {
      name,
      environment,
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles,
      // A machine that runs everything at once is slow, not wrong.
      testTimeout: 20_000,
      expect: { poll: { timeout: 5_000 } },
      restoreMocks: true,
      unstubGlobals: true,
      css: { modules: { classNameStrategy: 'non-scoped' } },
      ...test,
    },
  });
}
