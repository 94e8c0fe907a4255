import { build, type Plugin, type Rolldown } from 'vite';

const SUFFIX = '?inline-script';

/**
 * `import code from './x.ts?inline-script'` provides a module with its imports as one minified string for an
 * inline `<script>`: wrapped in a closure, without exports.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'perya:inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const { code, moduleIds } = await bundle(id.slice(0, -SUFFIX.length));
      for (const file of moduleIds) this.addWatchFile(file);
      return `export default ${JSON.stringify(code.trim())}`;
    },
  };
}

async function bundle(input: string): Promise<Rolldown.OutputChunk> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2020',
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [chunk, ...others] = [built]
    .flat()
    .flatMap((part) => ('output' in part ? part.output : []));
  if (chunk?.type !== 'chunk' || others.length > 0) {
    throw new Error(`${input} must be one script: it's written into the page.`);
  }
  return chunk;
}
