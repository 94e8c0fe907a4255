import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CallSources } from './calls';
import type { SourceFile } from './source';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export function readRoot(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

export function isInRoot(path: string): boolean {
  return existsSync(join(ROOT, path));
}

/** What the gateway is made of, without its tests. */
export function gatewaySources(): SourceFile[] {
  return sourcesOf('apps/gateway/src/**/*.ts').filter(({ path }) => !path.endsWith('.test.ts'));
}

/** What the table of the calls is made from. */
export function callSources(): CallSources {
  return {
    contract: sourcesOf('packages/api-client/src/**/*.ts'),
    gateway: gatewaySources(),
    tests: sourcesOf('{apps,packages}/*/{src,app,server,e2e}/**/*.{test,spec}.{ts,tsx}'),
  };
}

function sourcesOf(pattern: string): SourceFile[] {
  return globSync(pattern, { cwd: ROOT })
    .toSorted()
    .map((path) => ({ path, text: readRoot(path) }));
}
