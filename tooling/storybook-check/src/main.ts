/**
 * Opens each docs page of the built Storybook in the browser; needs `pnpm storybook:build`.
 * Ends with 1 if a page doesn't render, logs an error, misses a picture, or has an accessibility fault.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

import { launchOptions } from '@perya/test-kit/browser';
import { chromium } from 'playwright';

import { docsPagesOf } from './docsPages.ts';
import { faultsOf } from './faultsOf.ts';
import { openFrame } from './frame.ts';
import { staticSite } from './staticSite.ts';

const BUILT = fileURLToPath(new URL('../../../apps/storybook/storybook-static/', import.meta.url));

const site = await staticSite(BUILT);
const browser = await chromium.launch(launchOptions());
try {
  const pages = docsPagesOf(BUILT);
  const waiting = [...pages];
  const faults: string[] = [];
  const work = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const frame = await openFrame(context, site.address, 'docs');
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      faults.push(...(await faultsOf(frame, next)));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const fault of faults) console.log(`✖ ${fault}`);
  console.log(`${pages.length} docs pages, ${faults.length} faults`);
  process.exitCode = faults.length === 0 && pages.length > 0 ? 0 : 1;
} finally {
  await browser.close();
  await site.close();
}
