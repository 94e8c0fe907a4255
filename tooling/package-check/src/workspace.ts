import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SizeBudget } from './sizes.ts';

/** The names in the catalog `peers` of `pnpm-workspace.yaml`. */
export function peerLibraries(workspace: string): string[] {
  const block = /^ {2}peers:\n((?: {4}.*\n?)+)/m.exec(workspace)?.[1];
  if (block === undefined) throw new Error('pnpm-workspace.yaml has no catalog “peers”.');
  return [...block.matchAll(/^ {4}'?([^':]+)'?:/gm)].map(([, name = '']) => name);
}

/** The size budgets of a package: `size-limit` in its manifest in the workspace. */
export function sizeBudgets(source: string): readonly SizeBudget[] {
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    'size-limit'?: readonly SizeBudget[];
  };
  return manifest['size-limit'] ?? [];
}
