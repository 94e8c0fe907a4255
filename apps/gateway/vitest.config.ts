import { preset } from '@perya/vitest-preset';
import { fileURLToPath } from 'node:url';

// The gateway's tests hash passwords and kill processes: slower than pure code, and steadier when they do
// not fight for the cores. Each file has a gateway and a database of its own, so that files may share a worker.
export default preset({
  name: '@perya/gateway',
  test: {
    globalSetup: fileURLToPath(new URL('src/db/testServer.ts', import.meta.url)),
    testTimeout: 60_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    isolate: false,
  },
});
