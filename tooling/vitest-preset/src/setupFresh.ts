import { vi } from 'vitest';

// Files of a worker share external modules but not the repository's own: stores aren't shared between files.
vi.resetModules();
