import type { Plugin } from 'vite';

const IMPORT = /^import (\w+) from ('\.[^']+\.module\.css');$/gm;
const CLASS_LIST = /^export default \{[^}]*\};/m;

/**
 * Writes the names of CSS classes where they are used, instead of a list of each style sheet's: the first
 * view has the style sheets of all parts that the server renders, also of those whose code loads later. The
 * build fails for a class that has no rule.
 */
export function inlineClassNames(): Plugin[] {
  const client = {
    apply: 'build',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  } as const;
  return [
    {
      ...client,
      name: 'perya:inline-class-names',
      enforce: 'pre',
      transform(code, id) {
        if (!/\.tsx?$/.test(id)) return null;
        return { code: code.replaceAll(IMPORT, 'import * as $1 from $2;'), map: null };
      },
      onLog(_, { code, message }) {
        const isMissing = code === 'IMPORT_IS_UNDEFINED' && message.includes('.module.css');
        if (isMissing) throw new Error(`A class has no rule in its style sheet. ${message}`);
      },
    },
    {
      ...client,
      name: 'perya:class-names-without-list',
      enforce: 'post',
      transform(code, id) {
        if (!id.endsWith('.module.css')) return null;
        return {
          code: code.replace(CLASS_LIST, ''),
          map: null,
          // A module whose constants are all inlined would be removed with its style sheet.
          moduleSideEffects: 'no-treeshake',
        };
      },
    },
  ];
}
