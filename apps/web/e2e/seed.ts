import { seedForAll } from '@perya/test-kit/platform';

/** Runs once before all tests. Playwright calls the returned function at the end. */
export default function setUp(): Promise<() => Promise<void>> {
  // On a busy machine, a slow response isn't the page's fault.
  process.env['PAGE_BUDGET_MS'] = '30000';
  return seedForAll();
}
