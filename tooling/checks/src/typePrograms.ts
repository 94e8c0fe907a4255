import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

interface PackageConfig {
  extends: string;
  compilerOptions: { types?: string[] };
  include: string[];
}

/**
 * The type check of the workspace in few programs: packages whose compiler options are the same share one,
 * so the source that many import is read and checked once. A package alone with its options keeps its own
 * `tsconfig.json`. What one package declares globally is seen by those that share its program: only a check
 * of each package by itself finds that one of them relies on it.
 *
 * @param folder where the shared configurations are written
 * @returns the configurations for `tsc -p`
 */
export function typePrograms(root: string, folder: string): string[] {
  const sharing = new Map<string, { path: string; config: PackageConfig }[]>();
  for (const path of globSync(`${root}/{scripts,{apps,packages,tooling}/*}/tsconfig.json`).sort()) {
    const config = JSON.parse(readFileSync(path, 'utf8')) as PackageConfig;
    const key = JSON.stringify(config.compilerOptions);
    sharing.set(key, [...(sharing.get(key) ?? []), { path, config }]);
  }
  mkdirSync(folder, { recursive: true });
  return [...sharing.values()].map((members, index) => {
    const [first] = members;
    if (members.length === 1 && first) return first.path;
    const path = `${folder}/${index}.json`;
    const shared = {
      extends: `${root}/tsconfig.base.json`,
      compilerOptions: first?.config.compilerOptions,
      include: members.flatMap(({ path: own, config }) =>
        config.include.map((pattern) => `${dirname(own)}/${pattern}`),
      ),
    };
    writeFileSync(path, JSON.stringify(shared));
    return path;
  });
}
