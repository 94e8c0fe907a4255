import { preset } from '@perya/tsup-preset';

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
  external: ['@electric-sql/pglite', '@node-rs/argon2', 'sharp', 'pg', 'pino'],
  esbuildOptions(options) {
    options.conditions = ['@perya/source', 'node', 'import'];
  },
});
