import type { PackedManifest } from './packedPackage.ts';

const REQUIRED = [
  'description',
  'keywords',
  'license',
  'author',
  'homepage',
  'repository',
  'bugs',
  'engines',
  'sideEffects',
  'files',
  'exports',
];

/** What only the workspace needs, and `.pnpmfile.mjs` removes. */
const INTERNAL = ['devDependencies', 'scripts', 'size-limit'];
const SOURCE_CONDITION = '@perya/source';

const WORKSPACE_PROTOCOL = /^(?:workspace|catalog|link|file):/;
const EXACT_VERSION = /^=?v?\d+\.\d+\.\d+\S*$/;

/**
 * What a packed manifest lacks, or has too much of.
 *
 * @param peers libraries of which an app must have one copy
 * @param manifests all packed manifests, by name
 */
export function manifestErrors(
  manifest: PackedManifest,
  peers: readonly string[],
  manifests: ReadonlyMap<string, PackedManifest>,
): string[] {
  return [
    ...REQUIRED.filter((field) => isEmpty(manifest[field])).map((field) => `has no “${field}”`),
    ...INTERNAL.filter((field) => field in manifest).map((field) => `still has “${field}”`),
    ...(JSON.stringify(manifest).includes(`"${SOURCE_CONDITION}"`)
      ? [`still has the condition “${SOURCE_CONDITION}”`]
      : []),
    ...publishErrors(manifest),
    ...rangeErrors(manifest),
    ...peers
      .filter((name) => name in (manifest.dependencies ?? {}))
      .map((name) => `depends on ${name}, which must be a peer: an app needs one copy of it`),
    ...missingPeers(manifest, manifests),
  ];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function publishErrors({ publishConfig }: PackedManifest): string[] {
  const { access, provenance } = (publishConfig ?? {}) as Record<string, unknown>;
  return [
    ...(access === 'public' ? [] : ['has no publishConfig.access “public”']),
    ...(provenance === true ? [] : ['has no publishConfig.provenance']),
  ];
}

function rangeErrors({ dependencies, peerDependencies }: PackedManifest): string[] {
  return Object.entries({ ...dependencies, ...peerDependencies }).flatMap(([name, range]) => {
    if (WORKSPACE_PROTOCOL.test(range)) return [`has the unresolved version ${name}@${range}`];
    if (EXACT_VERSION.test(range)) return [`pins ${name} to ${range}: state a range`];
    return [];
  });
}

/** A peer of a dependency has to be a peer here too: package managers then report and share one copy. */
function missingPeers(
  { dependencies, peerDependencies = {} }: PackedManifest,
  manifests: ReadonlyMap<string, PackedManifest>,
): string[] {
  return Object.keys(dependencies ?? {}).flatMap((name) =>
    Object.keys(manifests.get(name)?.peerDependencies ?? {})
      .filter((peer) => !(peer in peerDependencies))
      .map((peer) => `has no peer ${peer}, which ${name} needs`),
  );
}
