import { preset } from '@perya/vitest-preset';

// The gateway's tests start databases, hash passwords and kill processes: slower than pure code,
// and steadier when they do not fight for the cores. Each starts a gateway of its own, so that files may
// share a worker: to compile PostgreSQL anew for each of them took a good minute more.
export default preset({
  name: '@perya/gateway',
  test: { testTimeout: 60_000, hookTimeout: 180_000, maxWorkers: 2, isolate: false },
});
