import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from './messages';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export function readRoot(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

export function isInRoot(path: string): boolean {
  return existsSync(join(ROOT, path));
}

/** What the gateway is made of, without its tests. */
export function gatewaySources(): SourceFile[] {
  const folder = join(ROOT, 'apps/gateway/src');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return { path: relative(ROOT, file), text: readFileSync(file, 'utf8') };
    });
}

/** Whether a handler of the gateway is bound to a call of the contract. */
export function servedCalls(sources: readonly SourceFile[]): ReadonlySet<string> {
  return new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/\bserve\(\s*(\w+),/g)].map(([, id = '']) => id),
    ),
  );
}
