import { seedForAll } from '@perya/test-kit/platform';

/** Once for a run, before its first journey. Playwright calls what it returns at the end. */
export default function setUp(): Promise<() => Promise<void>> {
  // On a machine with much else to do, a page that is not whole in time is no fault of the page.
  process.env['PAGE_BUDGET_MS'] = '30000';
  return seedForAll();
}
