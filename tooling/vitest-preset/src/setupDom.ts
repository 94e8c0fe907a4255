import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { trackWindowChanges } from './trackWindowChanges.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

// Like the test timeout: elements may appear late on a machine that runs everything at once.
configure({ asyncUtilTimeout: 15_000 });

const leaveWindow = trackWindowChanges();

beforeAll(() => {
  // Testing Library sets this on load, but files of a worker share it.
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});

afterEach(cleanup);

afterAll(() => {
  vi.useRealTimers();
  leaveWindow();
});
