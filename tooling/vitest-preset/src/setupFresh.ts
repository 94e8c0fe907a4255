import { vi } from 'vitest';

// Files of a worker share what comes from outside, and nothing of ours: a store of one file is not the next one's.
vi.resetModules();
