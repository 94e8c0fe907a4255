import { AxeBuilder } from '@axe-core/playwright';
import type { ConsoleMessage, Page } from 'playwright';

import type { DocsPage } from './docsPages.ts';
import { showEntry } from './frame.ts';

/** The parts that Storybook or a story renders: stories are checked as stories. */
const NOT_OURS = ['.docblock-argstable', '.docs-story', '.sbdocs-preview', '.docblock-source'];

/**
 * One message per fault of a docs page: it doesn't render, logs an error, misses a picture, or isn't accessible.
 */
export async function faultsOf(frame: Page, { id, title }: DocsPage): Promise<string[]> {
  const faults: string[] = [];
  const onError = (error: Error) => faults.push(error.message);
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  };
  frame.on('pageerror', onError).on('console', onMessage);
  const failure = await showEntry(frame, id, 'docs');
  faults.push(...(failure === null ? await accessibilityFaults(frame) : [failure]));
  await frame.evaluate(loadPictures);
  frame.off('pageerror', onError).off('console', onMessage);
  return faults.map((fault) => `${title}: ${fault}`);
}

async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.querySelector('.docs-story .sb-loader') === null);
  // Frames are stories. Legacy mode spares the blank page that would collect their results.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], iframes: false })
    .setLegacyMode(true)
    .include('#storybook-docs');
  for (const part of NOT_OURS) axe.exclude(part);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id: rule, help, nodes }) =>
    nodes.map(({ target }) => `${rule}: ${help} (${target.join(' ')})`),
  );
}

/** Runs in the browser: also loads the pictures below the viewport. One that is missing logs an error. */
async function loadPictures(): Promise<void> {
  const pictures = [...document.images].map((image) => {
    image.loading = 'eager';
    return image.decode();
  });
  await Promise.allSettled(pictures);
}
