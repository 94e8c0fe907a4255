import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** The layer of a package. */
type Layer =
  | 'app'
  | 'feature'
  | 'kit'
  | 'shared'
  | 'foundation'
  | 'ui'
  | 'rules'
  | 'server'
  | 'tooling';

export interface Package {
  name: string;
  layer: Layer;
  /** Workspace packages that it may import at run time. */
  dependencies: string[];
  /** Workspace packages that it may import in tests and configuration. */
  devDependencies: string[];
}

/**
 * The layers that each layer may import. pnpm only resolves declared dependencies, so checking these is
 * enough; the unused check finds those that are never imported.
 */
const MAY_IMPORT: Record<Layer, readonly Layer[]> = {
  app: ['feature', 'kit', 'shared', 'foundation', 'ui', 'rules', 'server'],
  feature: ['kit', 'shared', 'foundation', 'ui', 'rules'],
  kit: ['shared', 'foundation', 'ui', 'rules'],
  shared: ['foundation', 'rules'],
  foundation: ['rules'],
  ui: [],
  rules: ['rules'],
  server: [],
  tooling: ['shared', 'foundation', 'ui', 'tooling'],
};

const LAYERS: Record<string, Layer> = {
  '@perya/api-client': 'foundation',
  '@perya/i18n': 'foundation',
  '@perya/ui-kit': 'ui',
  '@perya/page-kit': 'kit',
  '@perya/session': 'shared',
  '@perya/site-config': 'shared',
  '@perya/http-server': 'server',
  '@perya/game-engines': 'rules',
  '@perya/rules': 'rules',
};

/** Apps that may import less than others. */
const NARROWER: Record<string, readonly string[]> = {
  '@perya/gateway': [
    '@perya/api-client',
    '@perya/game-engines',
    '@perya/http-server',
    '@perya/i18n',
    '@perya/rules',
    // For the brand pack, by its `build` entry point.
    '@perya/site-config',
  ],
};

/** One message per dependency on a disallowed layer. */
export function wrongPackageImports(packages: readonly Package[]): string[] {
  const byName = new Map(packages.map((item) => [item.name, item]));
  return packages.flatMap((from) => {
    const complain = (target: string, layers: readonly Layer[]) => {
      const to = byName.get(target);
      if (!to) return `${from.name} depends on ${target}, which is not in the workspace.`;
      const allowed = NARROWER[from.name]?.includes(target) ?? layers.includes(to.layer);
      if (allowed || (to.layer === 'tooling' && layers.includes('tooling'))) return [];
      return `${from.name} (${from.layer}) imports ${target} (${to.layer}): ${remedyOf(from.layer, to.layer)}`;
    };
    const layers = MAY_IMPORT[from.layer];
    return [
      ...from.dependencies.flatMap((target) => complain(target, layers)),
      ...from.devDependencies.flatMap((target) => complain(target, [...layers, 'tooling'])),
    ];
  });
}

function remedyOf(from: Layer, to: Layer): string {
  if (from === 'feature' && to === 'feature') {
    return 'move the shared code down a level, or let apps/web pass it in as a slot or a callback.';
  }
  return `a ${from} package may import ${MAY_IMPORT[from].join(', ') || 'no workspace package'}.`;
}

/** Files that may import from outside their package, for the reason given at the import. */
const MAY_REACH_OUT = ['apps/web/server/brandPack.ts', 'apps/arcade/vite.config.ts'];

/** One message per relative import that leaves its package. */
export function findEscapingImports(packageDir: string, file: string, source: string): string[] {
  if (MAY_REACH_OUT.some((path) => file.endsWith(path))) return [];
  const found: string[] = [];
  for (const [, specifier] of source.matchAll(/(?:from|import)\s*\(?\s*['"](\.\.?\/[^'"]+)['"]/g)) {
    const target = relative(packageDir, resolve(dirname(file), specifier ?? ''));
    if (target.startsWith('..'))
      found.push(`${file} reaches out of its package (${specifier}): import the package by name.`);
  }
  return found;
}

/** A file of a package: the package's folder, the subfolder, and the file; absolute paths. */
interface Source {
  dir: string;
  part: 'src' | 'app' | 'server';
  file: string;
}

/** Reads the workspace's packages from disk. */
export function readWorkspace(root: string): {
  packages: Package[];
  sources: Source[];
} {
  const packages: Package[] = [];
  const sources: Source[] = [];
  for (const group of ['apps', 'packages', 'tooling']) {
    for (const folder of readdirSync(join(root, group), { withFileTypes: true })) {
      if (!folder.isDirectory()) continue;
      const dir = join(root, group, folder.name);
      const manifest = readManifest(join(dir, 'package.json'));
      if (!manifest) continue;
      packages.push({
        name: manifest.name,
        layer:
          LAYERS[manifest.name] ??
          (group === 'apps' ? 'app' : group === 'tooling' ? 'tooling' : 'feature'),
        dependencies: workspaceNames({ ...manifest.dependencies, ...manifest.peerDependencies }),
        devDependencies: workspaceNames(manifest.devDependencies),
      });
      if (group !== 'tooling') {
        for (const part of ['src', 'app', 'server'] as const) {
          for (const file of filesIn(join(dir, part))) sources.push({ dir, part, file });
        }
      }
    }
  }
  return { packages, sources };
}

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

function readManifest(file: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}

function workspaceNames(dependencies: Record<string, string> = {}): string[] {
  return Object.keys(dependencies).filter((name) => name.startsWith('@perya/'));
}

function filesIn(dir: string): string[] {
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}
