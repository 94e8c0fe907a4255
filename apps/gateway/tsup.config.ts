import { preset } from '@perya/tsup-preset';
import { build } from 'esbuild';

/**
 * One program that runs without the workspace: `@perya/*` is bundled from source, so that the
 * contract needs no build of its own. What carries native code or WebAssembly beside it stays
 * outside.
 */
export default preset({
  entry: { main: 'src/main.ts' },
  platform: 'node',
  target: 'node24',
  noExternal: [/^@perya\//],
  external: ['@electric-sql/pglite', '@node-rs/argon2', 'sharp', 'pg', 'pino', 'esbuild'],
  esbuildOptions(options) {
    options.conditions = ['@perya/source', 'node', 'import'];
  },
  // The sandbox games' own pages, for the browser.
  async onSuccess() {
    await build({
      entryPoints: { slot: 'src/play/slot/page/main.ts' },
      outdir: 'dist/play',
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2023',
    });
  },
});
