import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ExpectedError } from '@perya/launcher';
import { chromium } from 'playwright';

/** Common install locations of Chromium and Chrome; the headless shell first, which starts faster. */
const KNOWN_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Browser arguments for all tests: no first-run pages, no background traffic; without a sandbox only where
 * root can't use it.
 */
export const BROWSER_ARGS: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

interface Machine {
  env: NodeJS.ProcessEnv;
  exists(path: string): boolean;
  /** Path of Playwright's own browser, installed or not. */
  ownBrowser(): string;
  isDebianRoot(): boolean;
  run(command: string, args: string[]): void;
}

/**
 * The browser for tests: `CHROMIUM_PATH`, else an installed one, else Playwright's own. Throws a `Fault` if
 * there is none; `installBrowser` installs one.
 */
export function findBrowser(machine: Machine = thisMachine): string | undefined {
  const wanted = machine.env['CHROMIUM_PATH'];
  if (wanted) {
    if (machine.exists(wanted)) return wanted;
    throw new ExpectedError(
      `CHROMIUM_PATH is “${wanted}”, which doesn't exist: correct it or unset it.`,
    );
  }
  return [...KNOWN_PLACES, machine.ownBrowser()].find((path) => machine.exists(path));
}

/** Finds a browser or installs one: Playwright's download, then Debian's package, then throws an error. */
export function ensureBrowser(machine: Machine = thisMachine): string {
  const found = findBrowser(machine);
  if (found) return found;
  const attempts: [string, string[]][] = [
    [process.execPath, [playwrightCli(), 'install', 'chromium']],
  ];
  if (machine.isDebianRoot())
    attempts.push([
      'sh',
      ['-c', 'apt-get update -qq && apt-get install -y -qq chromium-headless-shell'],
    ]);
  for (const [command, args] of attempts) {
    try {
      machine.run(command, args);
    } catch {
      // The next option may work; if none does, that's reported below.
    }
    const installed = findBrowser(machine);
    if (installed) return installed;
  }
  throw new ExpectedError(
    'No browser was found and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

/** Playwright launch options for the available browser. */
export function launchOptions(): { executablePath: string; args: string[] } {
  return { executablePath: ensureBrowser(), args: [...BROWSER_ARGS] };
}

function playwrightCli(): string {
  return join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
}

const thisMachine: Machine = {
  env: process.env,
  exists(path) {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
  ownBrowser: () => chromium.executablePath(),
  isDebianRoot: () => process.getuid?.() === 0 && existsSync('/etc/debian_version'),
  run: (command, args) =>
    void execFileSync(command, args, { stdio: 'inherit', timeout: 5 * 60_000 }),
};
