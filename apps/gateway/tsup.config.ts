import { preset } from '@perya/tsup-preset';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';

const ARCADE = '../arcade/dist';
const TEMPLATES = 'src/modules/art/templates';

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
  external: ['@node-rs/argon2', 'sharp', 'pg', 'pino'],
  esbuildOptions(options) {
    options.conditions = ['@perya/source', 'node', 'import'];
  },
  async onSuccess() {
    await cp(TEMPLATES, 'dist/templates', { recursive: true });
    // The pages of the play origin are an app of their own, whose build turbo does before this one. A
    // test that bundles the gateway alone goes without them.
    if (existsSync(ARCADE)) await cp(ARCADE, 'dist/arcade', { recursive: true });
    else process.emitWarning(`${ARCADE} is not built: the pages of the play origin are left out.`);
  },
});
