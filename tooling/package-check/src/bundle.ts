import { build, type Metafile, type Plugin } from 'esbuild';
import { mkdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { isAbsolute, join } from 'node:path';

const OWN = /^@perya\/[^/]+/;

/** Which imports stay in a bundle: all dependencies, or only peers and other packages of ours. */
function externals(isExternal: (specifier: string) => boolean): Plugin {
  return {
    name: 'externals',
    setup({ onResolve }) {
      onResolve({ filter: /^[^.#]/ }, ({ path, kind }) =>
        kind !== 'entry-point' && !isAbsolute(path) && (isBuiltin(path) || isExternal(path))
          ? // Whether a dependency has side effects is not this package's concern.
            { path, external: true, sideEffects: false }
          : undefined,
      );
      onResolve({ filter: /\.(?:woff2?|svg)$/ }, ({ path }) => ({ path, external: true }));
    },
  };
}

/** Bundles a module that imports packages of ours, as an app would. Their dependencies stay imports. */
export async function bundleImport(folder: string, code: string): Promise<Bundle> {
  const { metafile, outputFiles } = await build({
    stdin: { contents: code, resolveDir: folder },
    bundle: true,
    format: 'esm',
    outdir: folder,
    write: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [externals((specifier) => !OWN.test(specifier))],
  });
  return { metafile, outputs: outputFiles.map(({ path, text }) => ({ path, text })) };
}

/** The result of {@link bundleImport}. */
export interface Bundle {
  readonly metafile: Metafile;
  readonly outputs: readonly { readonly path: string; readonly text: string }[];
}

/** Minifies entries of a package with their dependencies, but without its peers and other packages. */
export async function bundleEntries(
  entryPoints: Record<string, string>,
  { outdir, peers }: { outdir: string; peers: readonly string[] },
): Promise<Metafile['outputs']> {
  mkdirSync(outdir, { recursive: true });
  const isPeer = (specifier: string) =>
    peers.some((peer) => specifier === peer || specifier.startsWith(`${peer}/`));
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    outdir,
    absWorkingDir: outdir,
    metafile: true,
    logLevel: 'silent',
    plugins: [externals((name) => OWN.test(name) || isPeer(name))],
  });
  return Object.fromEntries(
    Object.entries(metafile.outputs).map(([path, output]) => [join(outdir, path), output]),
  );
}
