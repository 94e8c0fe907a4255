import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** The export condition under which a workspace package answers with its source. */
export const SOURCE_CONDITION = '@perya/source';

interface PresetOptions {
  /** Package name, as shown in the report. */
  name: string;
  environment?: 'node' | 'jsdom';
  /** Further configuration, merged over the preset's `test` block. */
  test?: NonNullable<ViteUserConfig['test']>;
}

/** How every package is tested: workspace packages from source, jsdom with accessible queries where there is a screen. */
export function preset({ name, environment = 'node', test = {} }: PresetOptions) {
  return defineConfig({
    resolve: { conditions: [SOURCE_CONDITION, 'module', 'browser', 'development|production'] },
    ssr: {
      resolve: { conditions: [SOURCE_CONDITION, 'module', 'node', 'development|production'] },
    },
    test: {
      name,
      environment,
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: environment === 'jsdom' ? ['@perya/vitest-preset/setup-dom'] : [],
      restoreMocks: true,
      unstubGlobals: true,
      css: { modules: { classNameStrategy: 'non-scoped' } },
      ...test,
    },
  });
}
