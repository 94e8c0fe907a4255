import { readOrder } from '@perya/css-layers';
import { defineConfig, type Options } from 'tsup';

/**
 * How every package is built: ES modules for evergreen browsers and the Node that the package's
 * `engines` name, split so that what is imported lazily stays lazy. Types come from `tsc -p tsconfig.build.json`, not from here.
 */
export function preset(options: Options = {}) {
  return defineConfig({
    entry: ['src/index.ts'],
    format: 'esm',
    target: 'es2024',
    splitting: true,
    sourcemap: true,
    clean: true,
    dts: false,
    loader: { '.css': 'local-css' },
    banner: { css: readOrder() },
    ...options,
  });
}
