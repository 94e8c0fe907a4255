import { join } from 'node:path';
import { freePorts, startNode, waitForUrl } from '@perya/launcher';
import { launchOptions } from '@perya/test-kit/browser';
import { chromium, type Locator, type Page } from 'playwright';
import { ownEnvironment } from './command.ts';

const READY_MS = 60_000;
const VISIBLE_MS = 20_000;

interface ServedProject {
  /** The folder of the project. */
  folder: string;
  /** Its server, in `node_modules/.bin`, and the arguments for a port. */
  program: string;
  args(port: number): string[];
  /** The path that is opened. */
  path: string;
}

/**
 * Starts a project's server, opens a page of it in Chromium and checks it. Fails also if the page reports an
 * error on its console.
 */
export async function checkServedPage(
  { folder, program, args, path }: ServedProject,
  check: (page: Page, html: string) => Promise<void>,
): Promise<void> {
  const port = (await freePorts()).site;
  const lines: string[] = [];
  const server = startNode({
    args: [join(folder, 'node_modules/.bin', program), ...args(port)],
    env: { ...ownEnvironment(), NEXT_TELEMETRY_DISABLED: '1' },
    cwd: folder,
    onLine: (line) => lines.push(line),
  });
  try {
    const url = `http://127.0.0.1:${port}${path}`;
    await waitForUrl(url, undefined, READY_MS);
    const html = await (await fetch(url)).text();
    await inBrowser(url, (page) => check(page, html));
  } catch (error) {
    throw new Error(`${program}: ${(error as Error).message}\n${lines.join('\n')}`, {
      cause: error,
    });
  } finally {
    await server.stop();
  }
}

async function inBrowser(url: string, check: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(VISIBLE_MS);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(url);
    try {
      await check(page);
    } catch (error) {
      errors.unshift((error as Error).message);
    }
    if (errors.length > 0) throw new Error(`${url} has errors:\n${errors.join('\n')}`);
  } finally {
    await browser.close();
  }
}

/** The SVG file that an icon refers to, as the browser would load it. */
export async function fileOfIcon(icon: Locator): Promise<string> {
  const href = (await icon.locator('use').getAttribute('href')) ?? '';
  const response = await icon.page().request.get(new URL(href, icon.page().url()).href);
  return response.text();
}
