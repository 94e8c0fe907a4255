import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { rollup, type Plugin } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { undeclaredImports } from './dependencies.ts';
import { entryPoints, type Manifest } from './entryPoints.ts';
import { jsonDeclaration } from './jsonTypes.ts';

/** Where `tsconfig.build.json` emits the declarations of the single modules; gone after the build. */
const EMITTED = 'dist/.types';

/**
 * Modules may import each other's types, an entry may have none, and an entry may use types that another
 * declares but doesn't export, which the plugin warns of.
 */
const HARMLESS = new Set(['CIRCULAR_DEPENDENCY', 'EMPTY_BUNDLE', 'PLUGIN_WARNING']);

/**
 * Bundles the declarations of a package: one file per entry of its `exports`, and shared files for what
 * several entries declare. Dependencies stay imports.
 *
 * Bundled declarations have no relative imports without an extension, which `nodenext` rejects, and hide what
 * isn't exported.
 */
export async function bundleTypes(folder: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const emitted = join(folder, EMITTED);
  const bundle = await rollup({
    input: entryPoints(manifest, emitted),
    external: (id) => !id.startsWith('.') && !id.startsWith('/'),
    plugins: [declarations(emitted, join(folder, 'src')), dts()],
    onwarn: ({ code = '', message }) => {
      if (!HARMLESS.has(code)) throw new Error(message);
    },
  });
  const { output } = await bundle.write({
    dir: join(folder, 'dist'),
    entryFileNames: '[name].d.ts',
    chunkFileNames: 'types-[hash].d.ts',
    // The plugin can't tell the types in a namespace from its values when they are in another file.
    manualChunks: (id) => (importsNamespace(id) ? 'types' : undefined),
  });
  await bundle.close();
  rmSync(emitted, { recursive: true });

  const own = new Set(output.map(({ fileName }) => fileName.replace(/\.d\.ts$/, '')));
  const imports = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.imports : []));
  const missing = undeclaredImports(
    imports.filter((specifier) => !own.has(specifier.replace(/\.d\.ts$/, ''))),
    manifest,
  );
  if (missing.length > 0) {
    throw new Error(
      `The types of ${manifest.name} refer to ${missing.join(', ')}: add ${missing.length > 1 ? 'them' : 'it'} to its dependencies or peerDependencies.`,
    );
  }
}

/** Whether a module has `import * as` of another module of the package, which it then shares a file with. */
function importsNamespace(id: string): boolean {
  return existsSync(id) && /^import \* as \w+ from ['"]\./m.test(readFileSync(id, 'utf8'));
}

/** Finds the modules that declarations import: other declarations, style sheets and JSON. */
function declarations(emitted: string, source: string): Plugin {
  return {
    name: 'declarations',
    resolveId(specifier, importer) {
      if (!specifier.startsWith('.') || importer === undefined) return null;
      const path = resolve(dirname(importer), specifier);
      if (/\.(css|svg)$/.test(path)) return { id: `\0${path}.d.ts`, moduleSideEffects: false };
      if (path.endsWith('.json')) return `${path.replace(emitted, source)}.d.ts`;
      const module = path.replace(/\.[jt]sx?$/, '');
      return [`${module}.d.ts`, join(module, 'index.d.ts')].find((file) => existsSync(file));
    },
    load(id) {
      if (id.startsWith('\0')) return 'export {};';
      if (!id.endsWith('.json.d.ts')) return null;
      return jsonDeclaration(readFileSync(id.replace(/\.d\.ts$/, ''), 'utf8'));
    },
  };
}
