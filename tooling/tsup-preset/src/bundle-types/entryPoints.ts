import { join } from 'node:path';

/** The parts of a `package.json` that the type declarations depend on. */
export interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * The entries of a package that have types, by the file that its `exports` promise, without the folder and the
 * extension: `{ 'money/index': '.types/money/index.d.ts' }`.
 *
 * @param emitted the folder with the declarations that `tsc` emitted for `src`
 */
export function entryPoints(manifest: Manifest, emitted: string): Record<string, string> {
  const entries = Object.entries(manifest.exports ?? {}).flatMap(([subpath, target]) => {
    if (typeof target === 'string' || target['types'] === undefined) return [];
    const source = target['@perya/source'];
    if (source === undefined) {
      throw new Error(`The export “${subpath}” has types but no source: add "@perya/source".`);
    }
    const output = /^\.\/dist\/(.+)\.d\.ts$/.exec(target['types'])?.[1];
    const input = /^\.\/src\/(.+)\.tsx?$/.exec(source)?.[1];
    if (output === undefined || input === undefined) {
      throw new Error(`The export “${subpath}” must point from src/*.ts to dist/*.d.ts.`);
    }
    return [[output, join(emitted, `${input}.d.ts`)]];
  });
  return Object.fromEntries(entries);
}
