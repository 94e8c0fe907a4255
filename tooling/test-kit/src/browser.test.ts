import { expect, test } from 'vitest';
import { ensureBrowser, findBrowser } from './browser';

function machine(
  installed: string[],
  options: { env?: NodeJS.ProcessEnv; debian?: boolean; gets?: string } = {},
) {
  const ran: string[] = [];
  return {
    ran,
    env: options.env ?? {},
    exists: (path: string) => installed.includes(path),
    ownBrowser: () => '/cache/playwright/chrome',
    isDebianRoot: () => options.debian ?? false,
    run(command: string, args: string[]) {
      ran.push(`${command} ${args.join(' ')}`);
      if (command === 'sh' && options.gets) installed.push(options.gets);
      else throw new Error('offline');
    },
  };
}

test('prefers the browser in CHROMIUM_PATH', () => {
  const env = { CHROMIUM_PATH: '/opt/mine' };
  expect(findBrowser(machine(['/usr/bin/chromium', '/opt/mine'], { env }))).toBe('/opt/mine');
});

test('reports an invalid CHROMIUM_PATH instead of using another browser', () => {
  const env = { CHROMIUM_PATH: '/opt/gone' };
  expect(() => findBrowser(machine(['/usr/bin/chromium'], { env }))).toThrow(
    "“/opt/gone”, which doesn't exist",
  );
});

test('prefers an installed browser over a download', () => {
  const here = machine(['/usr/bin/google-chrome', '/cache/playwright/chrome']);
  expect(ensureBrowser(here)).toBe('/usr/bin/google-chrome');
  expect(here.ran).toEqual([]);
});

test('prefers the headless shell over the full browser', () => {
  const both = machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']);
  expect(findBrowser(both)).toBe('/usr/bin/chromium-headless-shell');
});

test('installs the Debian package when the download fails and the user is root', () => {
  const here = machine([], { debian: true, gets: '/usr/bin/chromium-headless-shell' });
  expect(ensureBrowser(here)).toBe('/usr/bin/chromium-headless-shell');
  expect(here.ran).toHaveLength(2);
});

test('explains what to install when nothing worked', () => {
  expect(() => ensureBrowser(machine([]))).toThrow(
    'install Chromium or Chrome, or set CHROMIUM_PATH',
  );
});
