import type { Indexer } from 'storybook/internal/types';

/** Adds the package of a story file as a tag, so that the sidebar can be filtered by package. */
export function withPackageTags(indexers: Indexer[] = []): Indexer[] {
  return indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const tag = packageOf(file);
      const entries = await indexer.createIndex(file, options);
      return entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), tag] }));
    },
  }));
}

/** The folder of the package that a file belongs to, for example `ui-kit` or `web`. */
export function packageOf(file: string): string {
  const [, folder] = /\/(?:packages|apps)\/([^/]+)\//u.exec(file.replaceAll('\\', '/')) ?? [];
  if (folder === undefined) throw new Error(`${file} isn't in a package.`);
  return folder;
}
