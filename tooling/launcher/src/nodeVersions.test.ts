import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './paths';

interface Manifest {
  name: string;
  engines?: { node?: string };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const manifest = (file: string) => JSON.parse(read(file)) as Manifest;
const manifests = (group: string) => globSync(`${group}/*/package.json`, { cwd: ROOT });

const NEEDED = read('.nvmrc').trim();

test('installs the Node of .nvmrc, and checks engines against it', () => {
  const workspace = read('pnpm-workspace.yaml');
  const installed = /^ {2}node: (\d\S*)$/m.exec(workspace)?.[1];
  expect(installed?.split('.')[0]).toBe(NEEDED);
  expect(/^nodeVersion: (\S+)$/m.exec(workspace)?.[1]).toBe(installed);
});

test('starts with the Node stated in the README and the root package', () => {
  const oldest = /on a machine with git, Node (\d+) or later/i.exec(read('README.md'))?.[1];
  expect(manifest('package.json').engines?.node).toBe(`>=${oldest}`);
});

test.each([...manifests('apps'), ...manifests('tooling')])(
  'requires the Node of .nvmrc in %s',
  (file) => {
    expect(manifest(file).engines?.node).toBe(`>=${NEEDED}`);
  },
);

test.each(manifests('packages'))(
  'requires in %s at least the Node version that its dependencies require',
  (file) => {
    const { engines, dependencies, peerDependencies } = manifest(file);
    const own = oldestOf(engines?.node ?? '');
    const tooOld = Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => {
      const asked = manifest(join(dirname(file), 'node_modules', name, 'package.json')).engines
        ?.node;
      return asked !== undefined && compare(own, oldestOf(asked)) < 0;
    });
    expect(tooOld).toEqual([]);
  },
);

/** The lowest version in a range such as `^20.19.0 || >=22.12`. */
function oldestOf(range: string): number[] {
  const versions = range.split('||').map((part) => {
    const [, major, minor, patch] = /(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(part) ?? [];
    if (major === undefined) throw new Error(`“${range}” names no version of Node.`);
    return [Number(major), Number(minor ?? 0), Number(patch ?? 0)];
  });
  return versions.reduce((oldest, version) => (compare(version, oldest) < 0 ? version : oldest));
}

function compare(a: readonly number[], b: readonly number[]): number {
  const differences = a.map((part, index) => part - (b[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
