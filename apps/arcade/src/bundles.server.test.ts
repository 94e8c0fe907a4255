import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { ENGINE_NAMES } from '@perya/game-engines/play-api';
import { build, type Rolldown } from 'vite';
import { expect, test, vi } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/**
 * Max JavaScript in bytes after gzip that a game's page may load before it can be played. React, the texts,
 * the transport and the shared parts are about 104,000 of it, react-i18next 2,100 (decision 0016).
 */
const GAME_BUDGET = 130_000;

// Like `vite build`: with a test's NODE_ENV, React's development build would be measured.
vi.stubEnv('NODE_ENV', 'production');
const { output } = (await build({
  root: ROOT,
  logLevel: 'silent',
  build: { write: false },
})) as Rolldown.RolldownOutput;
const chunks = new Map(
  output.flatMap((item) => (item.type === 'chunk' ? [[item.fileName, item] as const] : [])),
);

test.each([...ENGINE_NAMES])('the page of %s stays within its budget', (name) => {
  const files = [...staticImportsOf(entryOf(name))];
  const size = files.reduce((sum, file) => sum + gzipSync(chunks.get(file)?.code ?? '').length, 0);
  expect(size).toBeGreaterThan(5_000);
  expect(size).toBeLessThan(GAME_BUDGET);
});

test('no page contains code of the gateway, of a server or of Node', () => {
  const modules = [...chunks.values()].flatMap(({ moduleIds }) => moduleIds);
  expect(modules).toContainEqual(expect.stringContaining('game-engines/src/slot/machine.ts'));
  const isServerOnly = (id: string) =>
    /apps\/(?:gateway|web)\/|packages\/http-server\/|\/(?:src|dist)\/server\b|^node:|__vite-browser-external|node_modules\/(?:drizzle-orm|pg|hono|pino)\//.test(
      id,
    );
  expect(modules.filter(isServerOnly)).toEqual([]);
});

function entryOf(name: string): string {
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === name);
  if (entry === undefined) throw new Error(`The build has no page ${name}.`);
  return entry.fileName;
}

function staticImportsOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of chunks.get(file)?.imports ?? []) staticImportsOf(imported, found);
  return found;
}
