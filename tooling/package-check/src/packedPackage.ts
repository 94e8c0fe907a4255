/** The parts of a packed `package.json` that are checked. */
export interface PackedManifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly sideEffects?: boolean | readonly string[];
  readonly [field: string]: unknown;
}

/** A public package as it would be published. */
export interface PackedPackage {
  readonly name: string;
  /** Its folder in the workspace, which has its dependencies. */
  readonly source: string;
  readonly tarball: string;
  /** The unpacked tarball. */
  readonly folder: string;
  readonly manifest: PackedManifest;
}

/** One entry of a package's `exports`: `@perya/rules/money` with the subpath `./money`. */
export interface Entry {
  readonly specifier: string;
  readonly subpath: string;
  readonly file: string;
}

const CODE = /\.js$/;
const STYLES = /\.css$/;

export const codeEntries = (manifest: PackedManifest) => entriesOf(manifest, CODE);
export const styleEntries = (manifest: PackedManifest) => entriesOf(manifest, STYLES);

function entriesOf({ name, exports }: PackedManifest, kind: RegExp): Entry[] {
  return Object.entries(exports).flatMap(([subpath, target]) => {
    const file = typeof target === 'string' ? target : target['default'];
    if (file === undefined || !kind.test(file)) return [];
    return [{ specifier: `${name}${subpath.slice(1)}`, subpath, file }];
  });
}
