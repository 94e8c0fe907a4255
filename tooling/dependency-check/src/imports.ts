import { dirname, posix } from 'node:path';

/** A file of source, its path from the folder that is checked. */
export interface SourceFile {
  path: string;
  text: string;
}

/** What a file imports: a path from the same folder, without its ending. */
export interface Import {
  path: string;
  isType: boolean;
  /** As the importing file calls them. */
  names: readonly string[];
}

export const isTest = (path: string) =>
  /(?:\.test|\.stories|[tT]esting|[tT]estingFixtures)\.tsx?$/.test(path);

/** Relative imports and exports; one of types alone is gone when the gateway runs. */
export function importsOf(file: string, text: string): Import[] {
  const statements = text.matchAll(
    /(?:^(?:import|export)\s+(?<type>type\s+)?(?<names>[^;'"]*?)\sfrom\s+|\bimport\(\s*|^import\s+)'(?<specifier>\.[^']*)'/gm,
  );
  return [...statements].map(({ groups = {} }) => ({
    path: posix.join(dirname(file), groups['specifier'] ?? ''),
    isType: groups['type'] !== undefined || hasOnlyTypes(groups['names']),
    names: itemsOf(groups['names']).map((item) => item.split(' as ').at(-1) ?? item),
  }));
}

function hasOnlyTypes(names: string | undefined): boolean {
  const items = itemsOf(names);
  return items.length > 0 && items.every((item) => item.startsWith('type '));
}

/** What stands in the braces of an import. */
function itemsOf(names = ''): string[] {
  const inBraces = /^\s*\{(.*)\}\s*$/s.exec(names)?.[1]?.split(',') ?? [];
  return inBraces.map((item) => item.trim()).filter((item) => item !== '');
}
