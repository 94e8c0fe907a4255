import { preset } from '@perya/vitest-preset';
import { fileURLToPath } from 'node:url';

// Each file has a gateway and a database of its own.
export default preset({
  name: '@perya/gateway',
  sharesModules: true,
  test: {
    globalSetup: fileURLToPath(new URL('src/kernel/db/testServer.ts', import.meta.url)),
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
