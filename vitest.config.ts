import { defineConfig } from 'vitest/config';

/** Every package's unit and component tests in one run; stories and journeys have runners of their own. */
export default defineConfig({
  test: {
    // All cores: the runner's own half has little to do.
    maxWorkers: '100%',
    projects: [
      'packages/*/vitest.config.ts',
      'apps/{web,gateway,lottery-lobby}/vitest.config.ts',
      'tooling/*/vitest.config.ts',
    ],
  },
});
