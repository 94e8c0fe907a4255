import { seedForAll } from '@perya/test-kit/platform';

/** Once for a run, before its first journey. Playwright calls what it returns at the end. */
export default seedForAll;
