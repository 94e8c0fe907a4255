import type { Manifest } from './entryPoints.ts';

/** Modules of Node, whose types every consumer on Node has. */
const NODE = /^node:/;

/** The package of an import: `@perya/rules` of `@perya/rules/money`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Packages that the declarations import and that a consumer of the package doesn't get with it. */
export function undeclaredImports(specifiers: Iterable<string>, manifest: Manifest): string[] {
  const declared = new Set([
    manifest.name,
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.peerDependencies ?? {}),
  ]);
  const packages = [...specifiers].filter((name) => !NODE.test(name)).map(packageOf);
  return [...new Set(packages)].filter((name) => !declared.has(name)).sort();
}
