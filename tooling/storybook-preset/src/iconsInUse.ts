import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SOURCES = ['packages/*/src/**/*.tsx', 'apps/web/app/**/*.tsx', 'apps/arcade/src/**/*.tsx'];

const ID = 'virtual:icons-in-use';
/** Beside this file, so that it imports lucide-react as this package does. */
const RESOLVED = fileURLToPath(new URL('icons-in-use.virtual.js', import.meta.url));

/** Provides `virtual:icons-in-use`: the icons of lucide-react that the code imports, and where. */
export function iconsInUse(): Plugin {
  return {
    name: 'icons-in-use',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? moduleOf(readUses()) : undefined),
  };
}

function readUses(): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  for (const file of globSync(SOURCES, { cwd: ROOT })) {
    const [, folder = ''] = file.replaceAll('\\', '/').split('/');
    for (const name of importedIcons(readFileSync(`${ROOT}${file}`, 'utf8'))) {
      uses.set(name, (uses.get(name) ?? new Set()).add(folder));
    }
  }
  return uses;
}

/** The icons that a module imports, by their own names. */
export function importedIcons(source: string): string[] {
  const imports = source.matchAll(/import\s*\{([^}]*)\}\s*from\s*'lucide-react'/gu);
  return [...imports].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(/\s+as\s+/u)[0] ?? '')
      .filter((name) => name !== '' && !name.startsWith('type ') && !name.startsWith('Lucide')),
  );
}

function moduleOf(uses: ReadonlyMap<string, ReadonlySet<string>>): string {
  const names = [...uses.keys()].toSorted();
  const packages = names.map((name) => [name, [...(uses.get(name) ?? [])].toSorted()]);
  return [
    `import { ${names.join(', ')} } from 'lucide-react';`,
    `export const ICONS = { ${names.join(', ')} };`,
    `export const USES = ${JSON.stringify(Object.fromEntries(packages))};`,
  ].join('\n');
}
