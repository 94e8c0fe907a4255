import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, type ESTree } from 'vite';
import type { CallSources } from './calls';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export function readRoot(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

export function isInRoot(path: string): boolean {
  return existsSync(join(ROOT, path));
}

/** The gateway's sources without tests. */
export function gatewaySources(): SourceFile[] {
  return sourcesOf('apps/gateway/src/**/*.ts').filter(({ path }) => !path.endsWith('.test.ts'));
}

/** The input of the table of calls. */
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

export interface SourceFile {
  path: string;
  text: string;
}

/** The AST of a file; errors include the file's path. */
export function parseSource({ path, text }: SourceFile): ESTree.Program {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  return program;
}
