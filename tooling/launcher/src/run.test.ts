import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { ROOT } from './paths';

const OLDEST = Number(/\d+/.exec(readManifest().engines.node)?.[0]);
const NEEDED = Number(readFileSync(`${ROOT}/.nvmrc`, 'utf8'));

/** Prints what it was run with, and exits with 7; told to wait, it exits with 5 on SIGTERM. */
const PROBE = `
process.exitCode = 7;
if (process.argv.includes('wait')) {
  process.on('SIGTERM', () => process.exit(5));
  setInterval(() => {}, 1000);
}
console.log(JSON.stringify({ version: process.versions.node, args: process.argv.slice(2), path: process.env['PATH'] }));
`;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder with the script that runs scripts, one that prints how it was run, and optionally a Node. */
function checkout({ hasNode }: { hasNode: boolean }): string {
  const folder = mkdtempSync(join(tmpdir(), 'perya-run-'));
  folders.push(folder);
  mkdirSync(join(folder, 'scripts'));
  copyFileSync(`${ROOT}/scripts/run.mjs`, join(folder, 'scripts/run.mjs'));
  writeFileSync(join(folder, 'scripts/probe.ts'), PROBE);
  mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true });
  if (hasNode) symlinkSync(process.execPath, join(folder, 'node_modules/node/bin/node'));
  return folder;
}

/** Arguments that make Node report another version and path. */
function pretend(version: string): string[] {
  const script = `
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });
    Object.defineProperty(process, 'execPath', { value: '/usr/bin/node' });
  `;
  return ['--import', `data:text/javascript,${encodeURIComponent(script)}`];
}

function runUnder(version: string, folder: string, ...args: string[]) {
  return spawnSync(process.execPath, [...pretend(version), 'scripts/run.mjs', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
}

test.each(['12.22.12', '18.20.0', `${OLDEST - 1}.9.0`])(
  'rejects Node %s in one sentence',
  (version) => {
    const { status, stdout, stderr } = runUnder(version, checkout({ hasNode: true }), 'probe');
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toBe(
      `✖ Node ${version} is too old: install Node ${OLDEST} or later from https://nodejs.org and run the command again.\n`,
    );
  },
);

describe.each([`${OLDEST}.0.0`, '20.20.2', '22.22.0', `${NEEDED - 1}.11.1`])(
  'under Node %s',
  (version) => {
    test('runs the script under the installed Node, with its arguments and exit code', () => {
      const folder = checkout({ hasNode: true });
      const { status, stdout, stderr } = runUnder(version, folder, 'probe', 'lint', 'types');
      expect(stderr).toBe('');
      expect(JSON.parse(stdout)).toMatchObject({
        version: process.versions.node,
        args: ['lint', 'types'],
        path: expect.stringMatching(
          new RegExp(`^${join(folder, 'node_modules/.bin')}${delimiter}`),
        ),
      });
      expect(status).toBe(7);
    });

    test('explains in one sentence how to install the required Node', () => {
      const { status, stderr } = runUnder(version, checkout({ hasNode: false }), 'probe');
      expect(status).toBe(1);
      expect(stderr).toBe(
        `✖ Perya needs Node ${NEEDED}, but this is Node ${version}: run “npx -y pnpm@12 install”, which installs Node ${NEEDED} in node_modules, and run the command again.\n`,
      );
    });
  },
);

test.each([`${NEEDED}.0.0`, `${NEEDED + 2}.1.0`])('continues under Node %s itself', (version) => {
  const { status, stdout } = runUnder(version, checkout({ hasNode: false }), 'probe', 'lint');
  expect(JSON.parse(stdout)).toMatchObject({ version, args: ['lint'] });
  expect(status).toBe(7);
});

test('forwards SIGTERM to the script that runs under the installed Node', async () => {
  const child = spawn(
    process.execPath,
    [...pretend('20.20.2'), 'scripts/run.mjs', 'probe', 'wait'],
    { cwd: checkout({ hasNode: true }), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(5);
});

// If the machine's own Node is older, it's used for real.
test.each(olderNodes())('runs the script under the installed Node when %s starts it', (node) => {
  const folder = checkout({ hasNode: true });
  const { status, stdout } = spawnSync(node, ['scripts/run.mjs', 'probe'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)).toMatchObject({ version: process.versions.node });
  expect(status).toBe(7);
});

test('runs the scripts of this repository', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [...pretend('20.20.2'), 'scripts/run.mjs', 'start'],
    { cwd: ROOT, env: { ...process.env, PORT: 'none' }, encoding: 'utf8' },
  );
  expect(stderr).toContain('PORT is “none”, which is not a port');
  expect(status).toBe(1);
});

function olderNodes(): string[] {
  const nodes = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node'));
  return nodes.filter((node) => {
    const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
    const major = Number(/^v(\d+)/.exec(stdout ?? '')?.[1]);
    return major >= OLDEST && major < NEEDED;
  });
}

function readManifest() {
  return JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as { engines: { node: string } };
}
