import { preset } from '@perya/tsup-preset';
import { build } from 'esbuild';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { PAGE_SOURCES } from './src/modules/games/play/pageSources';

const LOBBY = '../lottery-lobby/dist';

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
  external: ['@node-rs/argon2', 'sharp', 'pg', 'pino', 'esbuild'],
  esbuildOptions(options) {
    options.conditions = ['@perya/source', 'node', 'import'];
  },
  // The pages of the play origin, for the browser: the sandbox games' and the chat's.
  async onSuccess() {
    await build({
      entryPoints: PAGE_SOURCES,
      outdir: 'dist/play',
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2023',
      conditions: ['@perya/source'],
    });
    // The lottery lobby is an app of its own, whose build turbo does before this one. A test that bundles
    // the gateway alone goes without it.
    if (existsSync(LOBBY)) await cp(LOBBY, 'dist/lottery-lobby', { recursive: true });
    else process.emitWarning(`${LOBBY} is not built: the lottery lobby is left out.`);
  },
});
