import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

interface ManifestEntry {
  file: string;
  imports?: readonly string[];
  css?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestEntry>>;

/** The modules that every page needs: the application's entry and root with all their imports. */
const SHELL = /(?:^|\/)(?:entry\.client|root)\.tsx(?:\?.*)?$/;

/** The shell's files in Vite's manifest: the static imports of these modules, and their styles. */
export function shellFiles(manifest: Manifest): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const entry = manifest[key];
    if (!entry || seen.has(key)) return;
    seen.add(key);
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(`/${file}`);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  for (const key of Object.keys(manifest)) if (SHELL.test(key)) visit(key);
  return [...files].toSorted();
}

const SOURCE = fileURLToPath(new URL('../worker/serviceWorker.ts', import.meta.url));

/**
 * Writes this build's service worker (`/sw.js`) as a single file that contains the list of the shell's files.
 * Its first line contains a hash of all file names, so a deploy that changes any file changes the worker,
 * which is how open pages detect it.
 */
export async function writeServiceWorker(manifestPath: string, target: string): Promise<void> {
  const manifest = JSON.parse(await readFile(manifestPath, 'utf8')) as Manifest;
  const shell = shellFiles(manifest);
  if (shell.length === 0) {
    throw new Error(`${manifestPath} names no entry of the shell: see SHELL in serviceWorker.ts.`);
  }
  const files = Object.values(manifest).map(({ file }) => file);
  const version = createHash('sha256').update(files.toSorted().join()).digest('hex').slice(0, 12);
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { __SHELL__: JSON.stringify(shell) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: SOURCE, formats: ['iife'], name: 'worker' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk')
    throw new Error('The service worker was not built: no code came out.');
  await writeFile(target, `/* ${version} */\n${chunk.code}`);
}
