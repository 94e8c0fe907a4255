import { dirname, posix } from 'node:path';

/** A source file, with its path relative to the checked folder. */
export interface SourceFile {
  path: string;
  text: string;
}

/** An import: a path relative to the same folder, without its extension. */
export interface Import {
  path: string;
  isType: boolean;
  /** Local names in the importing file. */
  names: readonly string[];
}

export const isTest = (path: string) =>
  /(?:\.test|\.stories|[tT]esting|[tT]estingFixtures)\.tsx?$/.test(path);

/** Relative imports and exports; type-only ones don't exist at run time. */
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

/** The specifiers between the braces of an import. */
function itemsOf(names = ''): string[] {
  const inBraces = /^\s*\{(.*)\}\s*$/s.exec(names)?.[1]?.split(',') ?? [];
  return inBraces.map((item) => item.trim()).filter((item) => item !== '');
}
