import { readFile } from 'node:fs/promises';

import { minifySync, transformWithOxc, type Plugin } from 'vite';

const SUFFIX = '?inline-script';

/**
 * `import code from './x.ts?inline-script'` gives a module as one minified string for an inline
 * `<script>`: its statements in a closure, `export` dropped. Such a module imports nothing.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'perya:inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const path = id.slice(0, -SUFFIX.length);
      this.addWatchFile(path);
      const source = await readFile(path, 'utf8');
      const { code } = await transformWithOxc(source, path, { target: 'es2020', sourcemap: false });
      const statements = code.replaceAll(
        /^export\s+(?=(async\s+)?(function|const|let|class)\b)/gm,
        '',
      );
      if (/^(import|export)\b/m.test(statements)) {
        this.error(`${path} is written into the page as it is, so it cannot import or re-export.`);
      }
      const minified = minifySync('inline.js', `(()=>{${statements}\n})()`, { module: false });
      return `export default ${JSON.stringify(minified.code.trim())}`;
    },
  };
}
