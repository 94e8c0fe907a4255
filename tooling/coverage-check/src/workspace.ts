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
    callers: callerSources(),
    tests: sourcesOf('{apps,packages}/*/{src,app,server,e2e}/**/*.{test,spec}.{ts,tsx}'),
  };
}

/** The schema of a brand pack. */
export function packSource(): SourceFile {
  const path = 'packages/site-config/src/brandPack.ts';
  return { path, text: readRoot(path) };
}

/** The code that can make calls: of pages, of the site's server and of the API client, without test code. */
export function callerSources(): SourceFile[] {
  return sourcesOf('{packages/*/src,apps/{web/app,arcade/src}}/**/*.{ts,tsx}').filter(
    ({ path }) => !TEST_CODE.test(path),
  );
}

/** Tests, stories, and what only they import. */
const TEST_CODE =
  /\.(?:test|stories)\.tsx?$|Testing\.tsx?$|\/test(?:ing)?(?:[A-Z]\w*)?(?:\.tsx?|\/)/;

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
