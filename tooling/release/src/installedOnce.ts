/** The part of a `package-lock.json` that is read here. */
export interface PackageLock {
  /** By folder, such as `node_modules/a/node_modules/b`. */
  packages: Readonly<Record<string, { version?: string }>>;
}

const MODULES = 'node_modules/';

/**
 * One message for each library that isn't installed exactly once. Each copy of a library with a React context
 * or other shared state has its own, so that a provider of one copy is not found through another.
 */
export function notInstalledOnce(lock: PackageLock, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const copies = Object.entries(lock.packages).filter(
      ([folder]) => folder.split(`/${MODULES}`).at(-1)?.replace(MODULES, '') === name,
    );
    if (copies.length === 1) return [];
    const places = copies.map(([folder, { version }]) => `${folder} (${version})`).join(', ');
    return [`${name} is installed ${copies.length} times: ${places || 'nowhere'}.`];
  });
}
