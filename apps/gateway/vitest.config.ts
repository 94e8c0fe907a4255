import { projectsOf } from '@perya/vitest-preset';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** It measures the event loop: with a heap that other files have filled, it would measure garbage collections. */
const IN_OWN_WORKER = 'src/kernel/http/eventLoop.test.ts';

const test = {
  globalSetup: fileURLToPath(new URL('src/kernel/db/testServer.ts', import.meta.url)),
  testTimeout: 60_000,
  hookTimeout: 180_000,
};

// Each file has a gateway and a database of its own.
export default defineConfig({
  test: {
    projects: [
      ...projectsOf({
        name: '@perya/gateway',
        include: ['src/**/*.test.ts', `!${IN_OWN_WORKER}`],
        sharesModules: true,
        test,
      }),
      ...projectsOf({
        name: '@perya/gateway (own worker)',
        include: [IN_OWN_WORKER],
        sharesModules: true,
        test: { ...test, isolate: true },
      }),
    ],
  },
});
