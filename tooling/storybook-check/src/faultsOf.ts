import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, ConsoleMessage, Page } from 'playwright';

import type { DocsPage } from './docsPages.ts';

/** The parts that Storybook or a story renders: stories are checked as stories. */
const NOT_OURS = ['.docblock-argstable', '.docs-story', '.sbdocs-preview', '.docblock-source'];

/** Opens the frame of a built Storybook, in which `faultsOf` opens one docs page after another. */
export async function openFrame(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${address}/iframe.html?viewMode=docs`);
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis);
  return page;
}

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
  const failure = await frame.evaluate(openDocsPage, id);
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

/** Runs in the browser: selects the page as the sidebar does. Returns the error, or null when it's drawn. */
async function openDocsPage(id: string): Promise<string | null> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: {
      on(event: string, listener: (value: unknown) => void): void;
      emit(event: string, value: unknown): void;
    };
  };
  const message = (error: unknown) => (error as { message?: string }).message ?? String(error);
  return new Promise((resolve) => {
    channel.on('docsRendered', (rendered) => {
      if (rendered === id) resolve(null);
    });
    for (const event of ['storyErrored', 'storyThrewException', 'storyMissing', 'configError']) {
      channel.on(event, (error) => resolve(message(error)));
    }
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  });
}
